import type { PortableForm } from '../../engine/portable-form.ts'
import { readPortableList } from './portable-read.ts'
import { writePortable } from './portable-write.ts'
import type { AosData } from './schema.ts'

/** How Age of Sigmar lists are written and read by their names. */
export const aosPortableForm: PortableForm<AosData> = {
  system: 'aos4',
  write: writePortable,
  read: readPortableList,
}
