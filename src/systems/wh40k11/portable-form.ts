import type { PortableForm } from '../../engine/portable-form.ts'
import { readPortableList } from './portable-read.ts'
import { writePortable } from './portable-write.ts'
import type { FortyData } from './schema.ts'

/** How Warhammer 40,000 lists are written and read by their names. */
export const fortyPortableForm: PortableForm<FortyData> = {
  system: 'wh40k11',
  write: writePortable,
  read: readPortableList,
}
