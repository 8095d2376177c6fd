import { oldNames, renames, renownNames, renownSpellings } from './overlay.ts'

/** Names that lists of other seasons or other programs have for a unit, so that search and reading find it. */
export function formerNames(unit: string): readonly string[] {
  return [
    ...oldNames.filter((one) => one.unit === unit).flatMap(({ names }) => names),
    ...renames.filter(({ official }) => official === unit).map(({ community }) => community),
    ...renownNames.filter(({ community }) => community === unit).map(({ official }) => official),
  ]
}

/** The same for a Regiment of Renown. */
export function formerRenownNames(name: string): readonly string[] {
  return [
    ...renownNames.filter(({ official }) => official === name).map(({ community }) => community),
    ...renownSpellings.filter((one) => one.name === name).flatMap(({ others }) => others),
  ]
}
