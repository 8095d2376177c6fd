import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { describe, expect, it } from 'vitest'

import { messagesIn } from '../vite/messages.mjs'
import { bareIn, bareTexts } from './messages-bare.ts'
import { catalogue, catalogueFile, languageFile, problemsOf, readTexts } from './messages-found.ts'

/** What reads like words and is none: names of ours, selectors, media queries, classes, ids. */
const noWords =
  /^(?:muster|\W?[\w-]+ (?:light|dark|system)|list settings|additions text|block text-\w+|\^… of \(the \)\?|…px …px)$|[[\]]|\((?:pointer|prefers-reduced-motion|display-mode):|^\.?[a-z]+(?:[-_.]+[a-z]+)* [a-z.]+(?:[-_.]+[a-z]+)+$|^input, textarea/i

const codes = readdirSync(dirname(languageFile('en'))).map((name) => name.replace('.json', ''))

/** All sources are read once. */
const known = catalogue()

describe('the catalogue of interface texts', () => {
  it('has every text of the sources and no other (npm run text:messages)', () => {
    expect(Object.keys(readTexts(catalogueFile))).toEqual([...known.keys()].toSorted())
  })

  it.each(codes)('%s has every text, with the values of the English', (code) => {
    expect(problemsOf(readTexts(languageFile(code)), known, true)).toEqual([])
  })

  it('has every text that a screen shows', () => {
    const found = ['src/app', 'src/ui', 'src/features']
      .flatMap(bareTexts)
      // for developers alone
      .filter(({ file }) => !file.startsWith('src/features/styleguide/'))
      .filter(({ text }) => !noWords.test(text))
    expect(found).toEqual([])
  })

  it('refuses a translation without its values, with strange ones, and an empty one', () => {
    const texts = { 'Attach {unit}': 'Anfügen', Undo: '{weg}', Redo: ' ' }
    expect(problemsOf(texts, new Map(), false).map((fault) => fault.split(' ← ')[1])).toEqual(
      Object.keys(texts),
    )
  })

  it('finds a text that is made before a language is known', () => {
    expect(() => messagesIn("const label = t('Undo')", 'a.ts')).toThrow('outside a function')
    expect(messagesIn("const label = () => t('Undo')", 'a.ts')).toHaveLength(1)
  })

  it('finds texts that stand outside it', () => {
    const code = 'export const Part = () => <p title="Undo it">Add {n} units{t("Redo it")}</p>'
    expect(bareIn('a.tsx', code).map(({ text }) => text)).toEqual(['Undo it', 'Add', 'units'])
  })
})
