import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { titleCase } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { takeFrom } from '../edit-words.ts'
import { choiceKey, hasItem, tooManyOf } from '../loadout.ts'
import { removeRemedy, whichOf } from '../remedies.ts'
import { datasheets, ofDatasheet } from './cite.ts'
import { each, none } from './each.ts'

/** Wargear of which the data does not know in structure who may have it. */
export const freeChoices: FortyRule = {
  id: 'M42',
  name: msg('Wargear that is not checked'),
  cite: datasheets.options,
  check: (army) => each(army.everyone, (unit) => unchecked(army, unit)),
}

function unchecked(army: FortyArmy, unit: FortyUnit): readonly Breach[] {
  const taken = Object.entries(unit.roster.wargear).filter(([, count]) => count > 0)
  const free = taken.filter(([key]) => isFree(unit, key))
  if (free.length === 0) return none
  const { data } = unit
  const unknown = data && free.every(([key]) => !choiceKey.test(key) && !hasItem(data, key))
  const values = { unit: unit.name, items: list(free.map(([key]) => namesOfChoice(unit, key))) }
  return [
    {
      at: { unit: unit.id },
      cite: ofDatasheet(unit, 'options'),
      severity: 'warning',
      amount: free.length,
      say: unknown
        ? t(
            '{unit} has {items}; its datasheet has nothing of that name, so it is not checked.',
            values,
          )
        : t('{unit} has {items}; whether its datasheet allows that is not checked.', values),
      tag: t('not checked'),
      fixes: () =>
        free.map(([item]) => ({
          label: takeFrom(namesOfChoice(unit, item), whichOf(army, unit)),
          edit: { kind: 'set-wargear', unit: unit.id, item, count: 0 },
        })),
    },
  ]
}

/** A choice whose conditions are not known in structure, or something that no option of the datasheet gives. */
function isFree({ data, roster }: FortyUnit, key: string): boolean {
  // what is there too often is wrong, not unknown
  if (!choiceKey.test(key))
    return !data || !tooManyOf(data, roster.wargear).some(([name]) => name === key)
  const option = data?.options.find(({ n }) => n === Number(key.split('.')[0]))
  return option?.free ?? false
}

function namesOfChoice({ data }: FortyUnit, key: string): string {
  if (!choiceKey.test(key)) return key
  const [n, place] = key.split('.').map(Number)
  const items = data?.options.find((one) => one.n === n)?.to[place ?? 0] ?? []
  return list(items.map(([item]) => data?.items[item] ?? key)) || key
}

/** Units that must join another before the battle, and are lost where there is none for them. */
export const joinsBefore: FortyRule = {
  id: 'M43',
  name: msg('Units that join before the battle'),
  cite: datasheets.abilities,
  check: (army) =>
    army.data.core.joinsBefore.flatMap(({ keyword, joined }): readonly Breach[] => {
      const units = army.everyone.filter(({ keywords }) => keywords.has(keyword))
      const hosts = army.everyone.filter(({ keywords }) => keywords.has(joined))
      const lost = units.length - hosts.length
      const [first] = units
      if (!first) return []
      const values = {
        units: list(timesEach(units)),
        kind: titleCase(joined),
        hosts: hosts.length,
      }
      const say =
        lost > 0
          ? t(
              '{units} must join a {kind} unit before the battle, one each; the list has {hosts, plural, =0 {none} other {only #}}, and a unit that joins none is lost.',
              values,
            )
          : t('{units} must join a {kind} unit before the battle, one each.', values)
      return [
        {
          at: {},
          cite: ofDatasheet(first, 'abilities'),
          severity: lost > 0 ? 'warning' : 'note',
          amount: Math.max(1, lost),
          say,
          units: units.map(({ id }) => id),
          fixes: () => (lost > 0 ? units.toReversed().map((unit) => removeRemedy(army, unit)) : []),
        },
      ]
    }),
}
