/** Your lists. */
export function ListsPage() {
  return <h1 className="t-list p-4">Your lists</h1>
}
