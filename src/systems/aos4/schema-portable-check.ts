import { extraKeys, shapeProblem } from '../../engine/portable-check.ts'
import {
  portableList,
  portableMember,
  portableRegiment,
  portableRenown,
  portableUnit,
  type PortableList,
} from './schema-portable.ts'

/** A value of the portable form, or what is wrong with it and where (`regiments[2].units[0].name`). */
export type Checked =
  | { readonly ok: true; readonly list: PortableList; readonly extras: readonly string[] }
  | { readonly ok: false; readonly problem: string; readonly where: string }

function extrasOfEach(values: readonly unknown[] | undefined, path: string, known: object) {
  return (values ?? []).flatMap((value, place) => extraKeys(value, `${path}[${place}]`, known))
}

type Raw = Readonly<Record<string, unknown>>

/** Keys that the form does not have, by their path. The value has passed the schema. */
function extras(value: unknown): readonly string[] {
  const raw = value as Raw
  const regiments = raw['regiments'] as readonly Raw[]
  const renown = (raw['regimentsOfRenown'] ?? []) as readonly (string | Raw)[]
  return [
    ...extraKeys(raw, '', portableList.shape),
    ...extrasOfEach(regiments, 'regiments', portableRegiment.shape),
    ...regiments.flatMap((regiment, place) => [
      ...extraKeys(regiment['leader'], `regiments[${place}].leader`, portableUnit.shape),
      ...extrasOfEach(
        regiment['units'] as readonly unknown[] | undefined,
        `regiments[${place}].units`,
        portableUnit.shape,
      ),
    ]),
    ...extrasOfEach(
      raw['auxiliaries'] as readonly unknown[] | undefined,
      'auxiliaries',
      portableUnit.shape,
    ),
    ...extrasOfEach(renown, 'regimentsOfRenown', portableRenown.shape),
    ...renown.flatMap((regiment, place) =>
      typeof regiment === 'string'
        ? []
        : extrasOfEach(
            regiment['units'] as readonly unknown[] | undefined,
            `regimentsOfRenown[${place}].units`,
            portableMember.shape,
          ),
    ),
  ]
}

/** Checks the shape of a portable list; the first thing wrong is reported with its place. */
export function checkPortable(value: unknown): Checked {
  const parsed = portableList.safeParse(value)
  if (parsed.success) return { ok: true, list: parsed.data, extras: extras(value) }
  return { ok: false, ...shapeProblem(value, parsed.error.issues[0]) }
}
