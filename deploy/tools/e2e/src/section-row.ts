import type { Locator, Page } from '@playwright/test'
import { firstSectionPath } from './first-section-path'
import { alive } from './open-alive'
import { GREEN } from './shops'
import { urlOf } from './stack-under-test'

/** A row of a section, and what it shows. */
interface Row {
  row: Locator
  name: string
  productId: string
}

/**
 * Name of the product of a row, as its link says it: what the row is called. Choose rows without U+2060 in it (`JOINED`), which names
 * elsewhere do not have.
 */
export async function nameOf(row: Locator): Promise<string> {
  return (await row.getByRole('link').filter({ hasText: /\S/ }).first().textContent()) ?? ''
}
const JOINED = /\u2060/

/** Rows that can be bought singly and in any number a test asks for. */
export const buyableRows = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'В корзину' }), hasNotText: /Мало|кратно|от\s\d+\sшт/ })
    .filter({ hasNotText: JOINED })

/** Opens a section that is alive; gives the first row that can be bought. */
export async function openSection(page: Page, shop: { domain: string } = GREEN): Promise<Row> {
  await page.goto(urlOf(shop, await firstSectionPath(shop)))
  await alive(page)
  const first = buyableRows(page).first()
  const link = first.getByRole('link').first()
  const name = await nameOf(first)
  const productId = /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
  return { row: page.getByRole('listitem', { name, exact: true }), name, productId }
}
export const add = (row: Locator) => row.getByRole('button', { name: 'В корзину' })
export const more = (place: Locator) => place.getByRole('button', { name: 'Увеличить', exact: true }).first()
export const count = (place: Locator) => place.getByRole('textbox', { name: 'Количество' }).first()
/** A product in the main part of a page, by its name. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem', { name, exact: true })
export const notices = (page: Page) => page.getByRole('region', { name: /^Уведомления/ })
