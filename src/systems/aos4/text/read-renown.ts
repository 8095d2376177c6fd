import type { Id } from '../../../engine/roster.ts'
import { nameIndex, type NameIndex } from '../../../engine/text/name-index.ts'
import { t } from '../../../text/t.ts'
import { renownOf } from '../groups.ts'
import type { Member } from '../profile.ts'
import type { RenownRegiment } from '../schema.ts'
import { bareUnit, most, type MadeUnit } from './made-units.ts'
import { nearIn, type NearFound, type Reading } from './reading.ts'
import { textKey } from './text-names.ts'

/** A Regiment of Renown while its lines are read. */
export interface MadeRenown {
  readonly id: Id
  readonly name: string
  readonly regiment: RenownRegiment | null
  /** Its members are priced singly. */
  readonly single: boolean
  readonly units: MadeUnit[]
}

/** Starts a Regiment of Renown, still without members. */
export function beginRenown({ catalogue }: Reading, id: Id, name: string): MadeRenown {
  const regiment = renownOf(catalogue, id)
  return { id, name, regiment, single: regiment?.points === null, units: [] }
}

/** The member that goes by the name, now or formerly; null without one. */
export function memberOf({ all }: Reading, { regiment }: MadeRenown, words: string): Member | null {
  const key = textKey(words)
  const ids = all.units.exact(words).map(({ id }) => id)
  const members = regiment?.members ?? []
  return (
    members.find(({ name }) => textKey(name) === key) ??
    members.find(({ unit }) => ids.includes(unit)) ??
    null
  )
}

const membersByName = new WeakMap<RenownRegiment, NameIndex<Member>>()

/** The member that the words must mean although they are not its name. */
export function nearMember(
  reading: Reading,
  { regiment }: MadeRenown,
  words: string,
): NearFound<Member> | null {
  if (!regiment) return null
  let index = membersByName.get(regiment)
  if (!index) {
    index = nameIndex(regiment.members, ({ name }) => [name], textKey)
    membersByName.set(regiment, index)
  }
  return nearIn(reading, index, words)
}

/**
 * The members of a Regiment of Renown: those listed, and those that the profile prints beside them, which formats leave out or
 * texts lose. A remark says so where only some were listed.
 */
export function completed(reading: Reading, renown: MadeRenown): readonly MadeUnit[] {
  const { regiment, units, name } = renown
  const listed = units.length
  for (const { unit, min } of regiment?.members ?? []) {
    const there = units.filter((made) => made.unit === unit).length
    for (let more = there; more < min && reading.counts.units < most.units; more += 1) {
      reading.counts.units += 1
      units.push(bareUnit(`u${reading.counts.units}`, unit))
    }
  }
  if (listed > 0 && units.length > listed) {
    reading.remarks.push(
      t('The text lists only some of {regiment}; the others that belong to it were added.', {
        regiment: name,
      }),
    )
  }
  return units
}
