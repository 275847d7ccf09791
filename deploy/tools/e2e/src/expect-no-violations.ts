import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const axe = readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** Rows of a list are alike: the first ones are looked at. */
export const FURTHER_ROWS = 'li[data-row]:nth-child(n + 5)'

/** What stands on every page. */
export const FRAME = ['header:not(main *)', 'footer:not(main *)']

interface AxeWindow {
  axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
}

/**
 * Asks axe about the page as it is now. The spec needs `bypassCSP`: the page blocks foreign scripts.
 * @param place selector of what is looked at. @default the page with whatever is open over it
 * @param rules to be looked at. @default all of them
 * @param without selectors of what is not looked at. @default further rows of lists
 */
export async function expectNoViolations(
  page: Page,
  place?: string,
  rules?: string[],
  without: readonly string[] = [FURTHER_ROWS],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe)
  // A page that is still on its way is another one in a moment.
  await expect(page.getByRole('progressbar', { name: 'Страница загружается' })).toHaveCount(0)
  const violations = await page.evaluate(
    async ([selector, only, exclude]) => {
      const { axe } = window as AxeWindow
      const options: RunOptions = { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) }
      const results = await axe?.run({ include: [selector ?? document], exclude: [...exclude] }, options)
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [place, rules, without] as const,
  )
  expect(violations).toEqual([])
}
