import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/**
 * Asks axe about the page as it is now, with whatever is open over it. The spec needs `bypassCSP`: the page blocks foreign scripts.
 * @param rules to be looked at. @default all of them
 */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await page.evaluate(await axe)
  // A page that is still on its way is another one in a moment.
  await expect(page.getByRole('progressbar', { name: 'Страница загружается' })).toHaveCount(0)
  const options: RunOptions = rules ? { runOnly: rules } : {}
  const results = await page.evaluate(
    (asked) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(asked),
    options,
  )
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
