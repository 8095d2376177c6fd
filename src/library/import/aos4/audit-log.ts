/** One finding of the conversion for a person to read: what, where, what each source says and which was taken. */
export interface AuditEntry {
  readonly kind: AuditKind
  readonly where: string
  readonly what: string
  readonly official?: string
  readonly community?: string
  readonly taken?: 'official' | 'community' | 'both' | 'overlay' | 'words'
}

export type AuditKind =
  | 'price'
  | 'size'
  | 'reinforcing'
  | 'season'
  | 'name'
  | 'keyword'
  | 'role'
  | 'options'
  | 'readings'
  | 'empty-options'
  | 'renown-armies'
  | 'renown-composition'
  | 'renown-rules'
  | 'renown-abilities'
  | 'army-of-renown-price'
  | 'zero-price'
  | 'eligibility'
  | 'overlay'
  | 'community-only'
  | 'not-read'

/** Collects findings while the converter runs. */
export class AuditLog {
  readonly entries: AuditEntry[] = []

  add(entry: AuditEntry): void {
    this.entries.push(entry)
  }

  /** Notes a difference of two printed values and what was taken; equal values are no finding. */
  compare(
    kind: AuditKind,
    at: { where: string; what: string },
    official: string | number | boolean,
    community: string | number | boolean,
    taken: 'official' | 'community' | 'both' = 'official',
  ): void {
    if (official === community) return
    this.add({ kind, ...at, official: String(official), community: String(community), taken })
  }
}
