import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { namesOf } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { takeAway } from '../edit-words.ts'
import { makeWarlord, unpick } from '../edits.ts'
import { slots } from '../picks.ts'
import { removeRemedy, warlordRemedy } from '../remedies.ts'
import { core } from './cite.ts'

const slot = 'warlord'

/** One Character of the faction is the Warlord. */
export const warlord: FortyRule = {
  id: 'M13',
  name: msg('Warlord'),
  cite: core('25.04'),
  check: (army) => [...nobody(army), ...several(army), ...unfit(army)],
}

function nobody(army: FortyArmy): readonly Breach[] {
  if (army.warlords.length > 0) return []
  const able = army.everyone.filter(mayLead)
  const say =
    able.length > 0
      ? t('Nobody is the Warlord; one Character of the faction must be.')
      : t('The list has no Character of the faction who could be the Warlord.')
  return [{ at: { slot }, say, fixes: () => able.flatMap(warlordRemedy) }]
}

function several(army: FortyArmy): readonly Breach[] {
  const { warlords } = army
  if (warlords.length < 2) return []
  return [
    {
      at: { slot },
      amount: warlords.length - 1,
      say: t('The list has {count, number} Warlords ({units}); it may have one.', {
        count: warlords.length,
        units: list(timesEach(warlords)),
      }),
      units: warlords.map(({ id }) => id),
      tag: t('one Warlord'),
      fixes: () =>
        warlords.map((unit) => ({
          label: t('Make only {unit} the Warlord', { unit: unit.name }),
          edit: makeWarlord(unit.id),
        })),
    },
  ]
}

function unfit(army: FortyArmy): readonly Breach[] {
  return army.warlords.flatMap((unit): readonly Breach[] => {
    const say = unfitSays(unit)
    if (say === null) return []
    return [
      {
        at: { unit: unit.id, slot },
        say,
        tag: t('not the Warlord'),
        fixes: () => army.everyone.filter(mayLead).flatMap(warlordRemedy),
      },
    ]
  })
}

function unfitSays({ unfit: why, ally, name }: FortyUnit): string | null {
  if (why === null) return null
  if (why === 'ally') {
    return t('{unit} is an ally ({ally}) and cannot be the Warlord.', {
      unit: name,
      ally: ally?.name ?? '',
    })
  }
  return why === 'strange'
    ? t('{unit} is not of the faction and cannot be the Warlord.', { unit: name })
    : t('{unit} is no Character and cannot be the Warlord.', { unit: name })
}

/** Whether a unit may be the Warlord. */
export function mayLead(unit: FortyUnit): boolean {
  return unit.character && unit.unfit === null && !unit.barred
}

export function mustLead({ data }: FortyUnit): boolean {
  return data?.flags?.includes('must-be-warlord') ?? false
}

/** Those whose datasheet says that they must, or cannot, be the Warlord. */
export const warlordByName: FortyRule = {
  id: 'M14',
  name: msg('Who must be the Warlord'),
  cite: core('25.04'),
  concerns: (unit) => unit.warlord || mustLead(unit),
  check: (army) => [...barred(army), ...passedOver(army), ...asked(army)],
}

function barred(army: FortyArmy): readonly Breach[] {
  const barredOnes = army.warlords.filter((unit) => unit.barred)
  return barredOnes.map((unit) => ({
    at: { unit: unit.id, slot },
    say: barredSays(army, unit),
    tag: t('not the Warlord'),
    fixes: () => army.everyone.filter(mayLead).flatMap(warlordRemedy),
  }))
}

/** With the detachments that would let the unit be the Warlord. */
function barredSays({ catalogue, data }: FortyArmy, unit: FortyUnit): string {
  const { entry, keywords, name } = unit
  const rule = data.core.warlords.find(
    ({ is, page, units, keyword }) =>
      is !== 'required' &&
      page === catalogue.pageId &&
      ((units?.includes(entry?.id ?? '') ?? false) ||
        (keyword !== undefined && keywords.has(keyword))),
  )
  const names = (rule?.detachments ?? []).flatMap((id) => catalogue.detachment(id)?.name ?? [])
  return names.length > 0
    ? t('{unit} cannot be the Warlord without {detachments}.', {
        unit: name,
        detachments: list(names, 'or'),
      })
    : t('{unit} cannot be the Warlord.', { unit: name })
}

function passedOver(army: FortyArmy): readonly Breach[] {
  const able = army.everyone.filter((unit) => mustLead(unit) && mayLead(unit))
  if (able.length === 0 || army.warlords.length === 0) return []
  if (army.warlords.some(mustLead)) return []
  return [
    {
      at: { slot },
      say: t('{warlord} is the Warlord, but {units} must be.', {
        warlord: list(namesOf(army.warlords)),
        units: list(namesOf(able), 'or'),
      }),
      units: [...army.warlords, ...able].map(({ id }) => id),
      tag: t('Warlord'),
      fixes: () => [
        ...able.flatMap(warlordRemedy),
        ...able.map((unit) => removeRemedy(army, unit)),
      ],
    },
  ]
}

/** What a detachment asks of the Warlord. */
function asked(army: FortyArmy): readonly Breach[] {
  const { catalogue, chosen, everyone, warlords } = army
  return army.data.core.warlords.flatMap((rule): readonly Breach[] => {
    const { is, page, units = [] } = rule
    const by = chosen.find(({ detachment }) => rule.detachments.includes(detachment?.id ?? ''))
    if (is !== 'required' || page !== catalogue.pageId || !by) return []
    const meant = everyone.filter(({ entry }) => units.includes(entry?.id ?? ''))
    if (meant.some((unit) => unit.warlord)) return []
    const values = {
      detachment: by.pick.name,
      units: list(
        units.map((id) => catalogue.unitName(id) ?? id),
        'or',
      ),
    }
    return [
      {
        at: { slot: slots.detachment },
        say:
          warlords.length === 0
            ? t('With {detachment} the Warlord must be {units}; nobody is it yet.', values)
            : t('With {detachment} the Warlord must be {units}; now it is {warlord}.', {
                ...values,
                warlord: list(namesOf(warlords)),
              }),
        units: [...warlords, ...meant].map(({ id }) => id),
        fixes: () => [
          ...meant.flatMap(warlordRemedy),
          { label: takeAway(by.pick.name), edit: unpick(by.pick) },
        ],
      },
    ]
  })
}
