/** Shared list. */
export function SharedPage() {
  return <h1 className="t-list p-4">Shared list</h1>
}
