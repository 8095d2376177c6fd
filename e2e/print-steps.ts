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
  await page.evaluate(() => document.fonts.ready)
}

interface Pdf {
  readonly pages: number
  readonly size: string
}

/** Counts the page objects of a PDF and reads the size of its paper, in points. */
export async function printed(page: Page): Promise<Pdf> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width = '0', height = '0'] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  return { pages, size: `${Math.round(Number(width))} x ${Math.round(Number(height))}` }
}

/** What is cut off or crosses into the margin, the foot or another page, in words; empty when all is whole. */
export async function splits(page: Page): Promise<readonly string[]> {
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
