import { read, utils } from '@e965/xlsx'
import { type Download, expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { accountOf, fillBasket, logInTo } from '../src/order-form'
import { BLUE, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const ORDERS = '/cabinet/orders'
const rows = (page: Page) => page.getByRole('main').locator('tbody [data-row]')

async function openOrders(page: Page, query = ''): Promise<void> {
  await page.goto(urlOf(VIOLET, `${ORDERS}${query}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Cells of the first sheet of a workbook that the page has saved. */
async function tableOf(download: Download): Promise<unknown[][]> {
  const { readFile } = await import('node:fs/promises')
  const book = read(await readFile(await download.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet.')
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null })
}

const numberOf = (text: string | null): string => /№\s(\S+)/.exec(text ?? '')?.[1] ?? ''

/** Makes an order of the basket, as the form does. Gives its ID. */
async function makeOrder(page: Page): Promise<number> {
  await fillBasket(page, VIOLET)
  return page.evaluate(async () => {
    const token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(`/v4/api/client/order_basket/main/create/?access_token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ payment: 'INVOICE' }),
    })
    const { response } = (await answer.json()) as { response: { ORDER_ID: number | null } }
    if (!response.ORDER_ID) throw new Error(`No order: ${JSON.stringify(response)}`)
    return response.ORDER_ID
  })
}

test('an order is cancelled with a reason, and its way tells when', async ({ page }) => {
  await logInTo(page, VIOLET, accountOf('client'))
  await page.goto(urlOf(VIOLET, `${ORDERS}/${await makeOrder(page)}`))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('main').getByRole('button', { name: 'Отменить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Отмена заказа' })
  await dialog.getByText('Заказ оформлен по ошибке').click()
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Причина отмены: Заказ оформлен по ошибке')).toBeVisible()
  const steps = page.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem')
  await expect(steps).toHaveText([/^Отправлен\d\d .+, \d\d:\d\d$/, /^Отменён\d\d .+, \d\d:\d\d$/])
})

test('the list and the rows of an order are saved as workbooks that can be read', async ({ page }) => {
  await logInTo(page, VIOLET, accountOf('client'))
  await openOrders(page, '?status=completed')
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать таблицу' }).click(),
  ])
  expect(list.suggestedFilename()).toBe('Мои заказы.xlsx')
  const [header, ...orders] = await tableOf(list)
  expect(header?.slice(0, 3)).toEqual(['Заказ', 'Дата', 'Статус'])
  expect(orders.length).toBeGreaterThan(36)
  expect(new Set(orders.map(([, , status]) => status))).toEqual(new Set(['Выполнен']))
  expect(orders[0]?.[0]).toBe(numberOf(await rows(page).first().getByRole('link').first().textContent()))
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
  const [products] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Товары таблицей' }).click(),
  ])
  const [, ...bought] = await tableOf(products)
  await expect(rows(page)).toHaveCount(bought.length)
  for (const [code] of bought) expect(code).toEqual(expect.stringMatching(/^\d{6}$/))
})

test('a table of thousands of orders is saved whole, while the page goes on', async ({ page }) => {
  const MANY = 4000
  const PAGE = 1000
  await logInTo(page, VIOLET, accountOf('client'))
  await openOrders(page)
  const isCall = ({ pathname, searchParams }: URL) =>
    pathname.endsWith('/client/order/') && searchParams.get('limit') === String(PAGE)
  const save = async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Скачать таблицу' }).click()
    return tableOf(await saved)
  }
  const answered = page.waitForResponse((response) => isCall(new URL(response.url())))
  await save()
  const answer = await (await answered).json()
  const [newest] = answer.ITEMS
  // As many orders as a client of many years has, each like the newest one.
  await page.route(isCall, async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    const ITEMS = Array.from({ length: Math.min(PAGE, MANY - offset) }, (_, index) => ({
      ...newest,
      ORDER_NUMBER: `МНОГО-${offset + index}`,
    }))
    await route.fulfill({ json: { ...answer, ITEMS, NAV: { ...answer.NAV, CNT: MANY } } })
  })
  const [, ...orders] = await save()
  expect(orders).toHaveLength(MANY)
  expect(orders.at(-1)?.[0]).toBe(`МНОГО-${MANY - 1}`)
  await expect(page.getByRole('button', { name: 'Скачать таблицу' })).toBeEnabled()
})

test('two orders are compared by the keyboard alone; an order with the one before', async ({ page }) => {
  await logInTo(page, VIOLET, accountOf('client'))
  await openOrders(page, '?status=completed')
  await page.getByRole('button', { name: 'Сравнить заказы' }).press('Enter')
  const boxes = page.getByRole('checkbox', { name: /^Сравнить заказ/ })
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  await expect(boxes.nth(2)).toBeDisabled()
  await page.getByRole('link', { name: 'Сравнить', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Сравнение заказов' })).toBeVisible()
  await expect(page).toHaveURL(/difference\?was=\d+&now=\d+$/)
  await expect(rows(page).first()).toBeVisible()
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать таблицу' }).press('Enter'),
  ])
  expect((await tableOf(table))[0]).toContain('Разница')
  await page.getByRole('main').locator('dl').nth(1).getByRole('link').press('Enter')
  await page.getByRole('link', { name: /^Сравнить с\sпрошлым$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Сравнение заказов' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
})

test("a colleague's order says who ordered it and is not his to cancel; who orders is a filter", async ({
  page,
}) => {
  await logInTo(page, VIOLET, accountOf('buyer'))
  await openOrders(page)
  await page.getByRole('combobox', { name: 'Кто заказал' }).selectOption('client@example.com')
  await expect(page).toHaveURL(/user=client%40example\.com/)
  await expect(rows(page).first()).toContainText('Соколова Анна')
  await page.getByRole('combobox', { name: 'Статус заказа' }).selectOption('sent')
  await expect(page).toHaveURL(/status=sent/)
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'client@example.com' })).toHaveAttribute(
    'href',
    'mailto:client@example.com',
  )
  await expect(page.getByRole('main').getByRole('button', { name: 'Отменить', exact: true })).toHaveCount(0)
})

test('on paper an order has its rows and sums, no menus and no buttons', async ({ page }) => {
  await logInTo(page, VIOLET, accountOf('client'))
  await openOrders(page, '?status=completed')
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText('Итого', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('an individual sees neither companies nor colleagues', async ({ page }) => {
  await logInTo(page, BLUE, accountOf('person'))
  await page.goto(urlOf(BLUE, ORDERS))
  await expect(rows(page).first()).toBeVisible()
  for (const name of ['Кто заказал', 'Покупатель'])
    await expect(page.getByRole('combobox', { name })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, bypassCSP: true })

  test('list, order and difference fit and violate no rule of axe', async ({ page }) => {
    const fits = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
      await expectNoViolations(page)
    }
    await logInTo(page, VIOLET, accountOf('client'))
    await openOrders(page, '?status=completed')
    await page.getByRole('button', { name: 'Сравнить заказы' }).click()
    await expect(page.getByRole('checkbox', { name: /^Сравнить заказ/ }).first()).toBeVisible()
    await fits()
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Заказ №/ })).toBeVisible()
    await fits()
    await page.getByRole('link', { name: /^Сравнить с\sпрошлым$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Сравнение заказов' })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    await fits()
  })
})
