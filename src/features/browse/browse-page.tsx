/** Browse. */
export function BrowsePage() {
  return <h1 className="t-list p-4">Browse</h1>
}
