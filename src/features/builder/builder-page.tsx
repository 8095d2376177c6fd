/** Builder. */
export function BuilderPage() {
  return <h1 className="t-list p-4">Builder</h1>
}
