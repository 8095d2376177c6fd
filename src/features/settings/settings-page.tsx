/** Settings. */
export function SettingsPage() {
  return <h1 className="t-list p-4">Settings</h1>
}
