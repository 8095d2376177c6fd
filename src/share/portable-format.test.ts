import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  portableList,
  portableMember,
  portableRegiment,
  portableRenown,
} from '../systems/aos4/schema-portable.ts'

const page = readFileSync(
  new URL('../../docs/portable-format.md', import.meta.url),
  'utf8',
).replaceAll(/^```json[^]*?^```/gm, '')

describe('the page on the portable form', () => {
  it('explains every key', () => {
    const forms = [portableList, portableRegiment, portableRenown, portableMember]
    const keys = new Set(forms.flatMap(({ shape }) => Object.keys(shape)))
    const unsaid = [...keys].filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(page))
    expect(unsaid).toEqual([])
  })
})
