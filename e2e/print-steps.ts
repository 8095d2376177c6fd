import { expect, type Page } from '@playwright/test'

/** Brings a list in the portable form into the app and opens its print desk, with A4 chosen. */
export async function openDesk(page: Page, list: object): Promise<void> {
  await page.goto('/import')
  await page.getByLabel('Files to import').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(list)),
  })
  await page.waitForURL(/\/list\/\w+$/)
  await page.goto(`${new URL(page.url()).pathname}/print`)
  await expect(page.getByRole('article', { name: /^Page 1 of / })).toBeVisible()
  // folded away where there is little room
  const options = page.getByRole('button', { name: 'Paper and options' })
  if (await options.isVisible()) await options.click()
  await page.getByRole('radio', { name: 'A4' }).check()
  await gathered(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until all that belongs on the paper has come. */
async function gathered(page: Page): Promise<void> {
  const print = page.getByRole('button', { name: 'Print', exact: true, includeHidden: true })
  await expect(print).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('article', { name: /^Page 1 of / })).toBeVisible()
}

interface Pdf {
  readonly pages: number
  /** Of its first page, in points. */
  readonly size: string
  /** Each once, in points. */
  readonly sizes: readonly string[]
}

/** Counts the page objects of a PDF and reads the sizes of its paper, once all that belongs on it has come. */
export async function printed(page: Page): Promise<Pdf> {
  await gathered(page)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`,
  )
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return { pages, size: boxes[0] ?? '', sizes: [...new Set(boxes)] }
}

/** What is chosen at the desk, by the words of its controls; what is left out is as it is at first. */
export interface Choice {
  readonly layout: string
  readonly paper?: 'A4' | 'Letter'
  readonly way?: 'Portrait' | 'Landscape'
  readonly cards?: 2 | 4 | 8 | 'As fit'
  readonly columns?: 1 | 2 | 3
  readonly text?: string
  readonly rules?: string
  readonly player?: string
  readonly event?: string
  readonly on?: readonly string[]
  readonly off?: readonly string[]
}

/** The size of the paper in points, as a PDF says it. */
export function sizeOf({ paper = 'A4', way = 'Portrait' }: Choice): string {
  const [width, height] = paper === 'A4' ? [595, 842] : [612, 792]
  return way === 'Landscape' ? `${height} x ${width}` : `${width} x ${height}`
}

/** Chooses at the desk and waits until all that belongs on the paper has come. */
export async function choose(page: Page, choice: Choice): Promise<void> {
  const { layout, paper = 'A4', way = 'Portrait', cards, columns, text, rules } = choice
  const pick = async (group: string, name: string) => {
    const radios = page.getByRole('group', { name: group, exact: true })
    await radios.getByRole('radio', { name, exact: true }).check()
  }
  await pick('Layout', layout)
  await pick('Paper', paper)
  await pick('Orientation', way)
  if (text) await page.getByLabel('Text size').selectOption(text)
  if (rules) await page.getByLabel('What rules say').selectOption(rules)
  if (cards) await pick('Cards a page', String(cards))
  if (choice.player) await page.getByLabel('Player').fill(choice.player)
  if (choice.event) await page.getByLabel('Event', { exact: true }).fill(choice.event)
  for (const name of choice.on ?? []) await page.getByRole('checkbox', { name }).check()
  for (const name of choice.off ?? []) await page.getByRole('checkbox', { name }).uncheck()
  if (columns) await pick('Columns', String(columns))
  await gathered(page)
}

/** What is cut off or crosses into the margin, the foot or another page, in words; empty when all is whole. */
export async function splits(page: Page): Promise<readonly string[]> {
  await gathered(page)
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const wrong: string[] = []
    for (const [at, sheet] of document
      .querySelectorAll('main article[aria-label^="Page "]')
      .entries()) {
      const edge = sheet.getBoundingClientRect()
      const foot = sheet.querySelector('footer')?.getBoundingClientRect()
      if (sheet.scrollHeight > sheet.clientHeight + 1) wrong.push(`page ${at + 1} is overfull`)
      for (const block of sheet.querySelectorAll('[data-block]')) {
        const box = block.getBoundingClientRect()
        const inside = box.top >= edge.top && box.bottom <= edge.bottom && box.right <= edge.right
        const clear = !foot || block.tagName === 'FOOTER' || box.bottom <= foot.top + 0.5
        if (!inside || !clear) wrong.push(`page ${at + 1}: ${block.textContent.slice(0, 40)}`)
      }
    }
    return wrong
  })
  await page.emulateMedia({ media: null })
  return found
}
