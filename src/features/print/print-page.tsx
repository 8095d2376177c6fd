/** Print. */
export function PrintPage() {
  return <h1 className="t-list p-4">Print</h1>
}
