import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** Asks axe about the page as it is now, with whatever is open over it. The spec needs `bypassCSP`: the page blocks foreign scripts. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(await axe)
  // A page that is still on its way is another one in a moment.
  await expect(page.getByRole('progressbar', { name: 'Страница загружается' })).toHaveCount(0)
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
