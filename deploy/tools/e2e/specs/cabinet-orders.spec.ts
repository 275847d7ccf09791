import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { clientOf, signIn } from '../src/browser-session'
import { type GoodsChange, withChangedGoods } from '../src/changed-goods'
import { heldInBasket } from '../src/held-in-basket'
import { type ListedProduct, listProducts, putIntoBasket } from '../src/list-products'
import { newCustomer } from '../src/new-customer'
import { openAlive } from '../src/open-alive'
import { makeOrder } from '../src/order-form'
import { BLUE, CUSTOMER, VIOLET } from '../src/shops'

const ORDERS = '/cabinet/orders'
const rows = (page: Page) => page.getByRole('main').locator('tbody [data-row]')
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Cells of the first sheet of a workbook that the press of a button saves. */
async function savedBy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; cells: unknown[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const book = read(await readFile(await download.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet.')
  const cells = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: null })
  return { name: download.suggestedFilename(), cells }
}

test('[CAB-025] a client begins in the profile, which the server renders; six orders from 1200 px on, three below', async ({
  page,
  context,
}) => {
  await signIn(context, VIOLET)
  const answer = await openAlive(page, '/cabinet/info', VIOLET)
  const html = (await answer?.text()) ?? ''
  for (const text of ['Соколова Анна Викторовна', 'Последний заказ', 'Последние заказы', CUSTOMER.email])
    expect(html).toContain(text)
  const latest = page.getByRole('main').getByRole('region', { name: 'Последние заказы' })
  const numbers = latest.getByRole('link', { name: /^№/ })
  for (const [width, shown] of [
    [1199, 3],
    [1200, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(numbers.filter({ visible: true })).toHaveCount(shown)
  }
})

test('orders are compared by the keyboard alone, saved as workbooks that can be read, and printed without menus and buttons', async ({
  page,
  context,
}) => {
  await signIn(context, VIOLET)
  await openAlive(page, `${ORDERS}?status=completed`, VIOLET)
  const saved = await savedBy(page, () => page.getByRole('button', { name: 'Скачать таблицу' }).click())
  expect(saved.name).toBe('Мои заказы.xlsx')
  const [header, ...orders] = saved.cells
  expect(header?.slice(0, 3)).toEqual(['Заказ', 'Дата', 'Статус'])
  expect(orders.length).toBeGreaterThan(36)
  expect(new Set(orders.map(([, , status]) => status))).toEqual(new Set(['Выполнен']))

  await page.getByRole('button', { name: 'Сравнить заказы' }).press('Enter')
  const boxes = page.getByRole('checkbox', { name: /^Сравнить заказ/ })
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  await expect(boxes.nth(2)).toBeDisabled()
  await page.getByRole('link', { name: 'Сравнить', exact: true }).press('Enter')
  await expect(title(page, 'Сравнение заказов')).toBeVisible()
  await expect(page).toHaveURL(/difference\?was=\d+&now=\d+$/)
  await expect(rows(page).first()).toBeVisible()
  const difference = await savedBy(page, () =>
    page.getByRole('button', { name: 'Скачать таблицу' }).press('Enter'),
  )
  expect(difference.cells[0]).toContain('Разница')
  await page.getByRole('main').locator('dl').nth(1).getByRole('link').press('Enter')
  await expect(title(page, /^Заказ №/)).toBeVisible()

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByText('Итого', { exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

/** An order of four products that are sold singly. */
async function orderGoods(context: BrowserContext): Promise<ListedProduct[]> {
  const client = await clientOf(context, BLUE)
  const goods = (await listProducts(client, 1000)).filter(({ REMAIN }) => REMAIN > 400).slice(-4)
  if (goods.length < 4) throw new Error(`Only ${goods.length} products are in stock in such a number.`)
  await putIntoBasket(client, Object.fromEntries(goods.map(({ ID }) => [ID, 150])))
  const shops = await client.get<{ ITEMS: { ID: number }[] }>('/v3/api/client/tradepoint/')
  await makeOrder(context, BLUE, {
    delivery_type: '1',
    payment: 'INVOICE',
    tradepoint_id: String(shops.ITEMS[0]?.ID),
  })
  return goods
}

/** The first has become dearer, the second is there in part, the third is gone; the fourth is as then. */
const changesOf = ([dearer, part, gone]: readonly ListedProduct[]): GoodsChange[] => [
  { id: dearer?.ID ?? 0, dearer: 2 },
  { id: part?.ID ?? 0, remain: 100 },
  { id: gone?.ID ?? 0, remain: 0 },
]

test('an order is repeated by the keyboard once the buyer has seen what changed', async ({
  page,
  context,
}) => {
  await newCustomer(context, BLUE, 'repeat')
  const goods = await orderGoods(context)
  const dialog = page.getByRole('dialog', { name: /^Повторить заказ/ })
  const rowOf = (at: number) => dialog.getByRole('listitem', { name: goods[at]?.NAME ?? '', exact: true })
  const held = () => heldInBasket(page)

  await withChangedGoods(BLUE, changesOf(goods), async () => {
    await test.step('nothing is in the basket before the buyer says so', async () => {
      await openAlive(page, ORDERS, BLUE)
      await page.getByRole('button', { name: /^Повторить заказ/ }).press('Enter')
      await expect(rowOf(0)).toContainText('Дороже на')
      await expect(rowOf(1)).toContainText('В наличии 100 из 150')
      await expect(rowOf(2)).toContainText('Нет на складе')
      await expect(rowOf(3)).toHaveCount(0)
      expect(await held()).toEqual({})
    })
    await test.step('one key takes all that can be had; Ctrl+Z takes it back', async () => {
      await page.keyboard.press('Control+Enter')
      await expect(dialog).toBeHidden()
      await expect.poll(async () => (await held())[String(goods[1]?.ID)]).toBe(100)
      expect((await held())[String(goods[3]?.ID)]).toBe(150)
      await page.keyboard.press('Control+z')
      await expect.poll(held).toEqual({})
    })
  })
})
