import type { Page } from 'playwright'
import { turnPage } from './turn-page'

/** Goes from entry to entry of the cabinet's menu, each after a look at it. Gives milliseconds from click to page. */
export async function turnCabinetPages(page: Page, names: readonly string[]): Promise<number[]> {
  const waits: number[] = []
  for (const name of names)
    waits.push(
      await turnPage(
        page,
        page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name }),
      ),
    )
  return waits
}
