/** The season played now comes first. */
export const seasons = [
  { id: '2026-27', name: 'General’s Handbook 2026-27' },
  { id: '2025-26', name: 'General’s Handbook 2025-26' },
] as const
