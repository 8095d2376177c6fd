/** Every component in every state, for development. */
export function StyleguidePage() {
  return <h1 className="t-list p-4">Components and states</h1>
}
