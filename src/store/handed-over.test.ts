import { afterEach, describe, expect, it, vi } from 'vitest'

import { handedPath } from '../sw/protocol.ts'
import { sharedWords, takeHanded } from './handed-over.ts'

const words = (fields: Readonly<Record<string, string>>) =>
  sharedWords((name) => fields[name] ?? null)

describe('what another app hands over', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is the text with its address, and the title only where there is nothing else', () => {
    expect(words({ title: 'My list', text: 'Tyrant (150)', url: 'https://list.test/1' })).toBe(
      'Tyrant (150)\nhttps://list.test/1',
    )
    expect(words({ title: 'My list', text: ' ' })).toBe('My list')
    expect(words({})).toBe('')
  })

  it('is taken with its files, once', async () => {
    const form = new FormData()
    form.set('text', 'Look at this')
    form.append('files', new File(['Tyrant'], 'a list.txt'))
    form.append('files', new File(['Butcher'], 'b.rosz'))
    const kept = new Map([[handedPath('x'), new Response(form)]])
    const cache = {
      match: (path: string) => Promise.resolve(kept.get(path)),
      delete: (path: string) => Promise.resolve(kept.delete(path)),
    }
    vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
    const handed = await takeHanded('x')
    expect(handed?.words).toBe('Look at this')
    expect(handed?.files.map(({ name }) => name)).toEqual(['a list.txt', 'b.rosz'])
    expect(await handed?.files[0]?.text()).toBe('Tyrant')
    expect(await takeHanded('x')).toBeNull()
  })
})
