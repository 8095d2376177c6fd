import { describe, expect, it } from 'vitest'

import { readXml, XmlError } from './xml.ts'

function problemOf(text: string): unknown {
  try {
    return readXml(text, 'sample.cat')
  } catch (error) {
    return error
  }
}

describe('readXml', () => {
  it('gives elements, attributes and text as plain data', () => {
    const root = readXml(
      '<?xml version="1.0"?><a x="1 &amp; 2"><b> two\n</b><c/></a>',
      'sample.cat',
    )
    expect(root).toMatchObject({ name: 'a', attributes: { x: '1 & 2' } })
    expect(root.children.map(({ name, text }) => [name, text])).toEqual([
      ['b', 'two'],
      ['c', ''],
    ])
  })

  it('says where a malformed file goes wrong', () => {
    const problem = problemOf('<a>\n  <b></c>\n</a>')
    expect(problem).toBeInstanceOf(XmlError)
    expect(problem).toMatchObject({ file: 'sample.cat', line: 2 })
    expect(String(problem)).toMatch(/sample\.cat:2:\d+: \S/)
  })

  it('refuses a file that ends too early, and one without content', () => {
    expect(problemOf('<a><b>')).toBeInstanceOf(XmlError)
    expect(problemOf('')).toBeInstanceOf(XmlError)
  })

  it('refuses entities that expand into one another', () => {
    const bomb = [
      '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">',
      '<!ENTITY y "&x;&x;&x;&x;&x;&x;">]>',
      '<a>&y;&y;&y;&y;</a>',
    ].join('\n')
    expect(problemOf(bomb)).toMatchObject({ message: expect.stringContaining('Document type') })
  })

  it('refuses an entity that nothing declares', () => {
    expect(problemOf('<a>&unknown;</a>')).toMatchObject({ line: 1 })
  })
})
