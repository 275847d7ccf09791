import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { Browser, Page } from 'playwright'

declare global {
  interface Window {
    benchClickedAt?: number
  }
}

interface Cell {
  consoleOrigin: string
  shop: string
  part: string
}

/** The console with the dialog of a rollback, its reason given: one click is missing. */
export async function openRollback(browser: Browser, { consoleOrigin, shop, part }: Cell): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await page.goto(consoleOrigin)
  await page.getByRole('textbox', { name: 'Логин' }).fill('platform@example.com')
  await page.getByRole('textbox', { name: 'Пароль' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('grid').waitFor()
  await page.goto(`${consoleOrigin}/?${new URLSearchParams({ shop, part })}`)
  await page.getByRole('button', { name: /^Откатить на / }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Причина/)
    .fill('bench')
  await page.evaluate(() => {
    addEventListener('click', () => (window.benchClickedAt = Date.now()), { capture: true })
  })
  return page
}

/** @returns the moment of the click, milliseconds since 1970 */
export async function clickRollback(page: Page): Promise<number> {
  await page.getByRole('dialog').getByRole('button', { name: 'Откатить' }).click()
  return page.evaluate(() => window.benchClickedAt ?? 0)
}
