import type { BattleProfiles } from '../battle-profiles.ts'
import type { AuditLog } from './audit-log.ts'
import type { Community } from './community.ts'
import type { Join } from './join.ts'
import type { SheetShelf } from './sheets.ts'

/** Number of a registry entry, `kind` and id. */
export type NumberOf = (kind: string, id: string) => number

/** What the parts of the converter share. */
export interface Setting {
  readonly profiles: BattleProfiles
  readonly community: Community
  readonly join: Join
  readonly shelf: SheetShelf
  readonly log: AuditLog
  readonly numberOf: NumberOf
}
