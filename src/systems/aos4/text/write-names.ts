/** A name with its season where the official app has it: in front, since 2026-27 with a colon. */
export function appName(name: string): string {
  const [, plain, realm] = /^(.+) \(Scourge of (Aqshy|Ghyran)\)$/.exec(name) ?? []
  if (plain === undefined || realm === undefined) return name
  return `Scourge of ${realm}${realm === 'Aqshy' ? ':' : ''} ${plain}`
}
