import { expect, test } from '@playwright/test'

import { noDarkViolations, noViolations } from './accessibility-check.ts'
import { listViews } from './views-list.ts'
import { pageViews } from './views-pages.ts'
import { takeInAll, type View, type World } from './views.ts'

const english = (text: string) => text

const all = [...pageViews, ...listViews]

// a wide builder shows what there is to add and to check at once; long names are no other state, but those orks have faults
const again = /^(?:add|check)-.*(?:gors|rks|faults)$|^(?!builder).*long|longOgors/
const wide = all.filter(({ name, only }) => only !== 'phone' && !again.test(name))
const of = (which: View['of']) => wide.filter((view) => view.of === which)
/** Three parts of as many views, which workers can share. */
const parts = (which: View['of']) =>
  [0, 1, 2].map(
    (part) =>
      [
        `${which === 'lists' ? 'a browser with lists' : 'an empty browser'}, part ${part + 1}`,
        { width: 1280, height: 800 },
        of(which).filter((_, place) => place % 3 === part),
      ] as const,
  )
const onPhone = [
  'builder-orks',
  'add-orks',
  'check-faultyOrks',
  'card-orks',
  'more',
  'lists',
  'check-findings',
]

const groups = [
  ...parts('nothing'),
  ...parts('lists'),
  [
    'what a phone shows in another way',
    { width: 390, height: 844 },
    all.filter(({ name }) => onPhone.includes(name)),
  ] as const,
]

test.describe('no violation of WCAG 2.2 AA in any state, light and dark', () => {
  for (const [name, size, views] of groups) {
    test(name, async ({ page }) => {
      test.slow()
      await page.setViewportSize(size)
      const stored = views.some((view) => view.of === 'lists')
      const path: World['path'] = stored ? await takeInAll(page) : () => '/'
      const faults: string[] = []
      for (const view of views) {
        await view.show(page, { path, say: english })
        // all of them are told at once
        for (const look of [noViolations, noDarkViolations]) {
          await look(page, view.name).catch((error: unknown) => faults.push(String(error)))
        }
      }
      expect(faults.join('\n')).toBe('')
    })
  }
})
