/** New list. */
export function NewListPage() {
  return <h1 className="t-list p-4">New list</h1>
}
