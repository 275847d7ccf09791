import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import { testDetail, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderPage } from '../testing/render-page'

const { data, calls, intercept } = catalogApi()

/** How wide the screen is, as media queries see it. */
const screenOf = (width: number) => {
  window.matchMedia = (query) =>
    ({
      matches: width >= Number(/\d+/.exec(query)?.[0]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
}
const property = (TITLE: string, VALUE: string) => ({ CODE: TITLE, TITLE, VALUE })

/** What the API knows of the analogs, besides what the list of them says. */
const details = new Map<number, ProductDetail>()
const analog = (ID: number, changes: Partial<ProductDetail> = {}) => {
  const product = testProduct({ ID, NAME: `Аналог ${ID}`, ...changes, PROPERTY: [] })
  details.set(ID, testDetail({ ...product, ...changes }))
  return product
}
const failing = new Set<string>()

beforeEach(() => {
  screenOf(1440)
  details.clear()
  failing.clear()
  intercept(({ path }) => {
    if (failing.has(path)) return 500
    const id = Number(/\/product\/(\d+)\/$/.exec(path)?.[1])
    const PRODUCT = details.get(id)
    return PRODUCT && { PRODUCT }
  })
  data.detail = testDetail({
    ID: 77,
    NAME: 'Ручка',
    PRICE: 18.4,
    UP_MULTIPLICITY: { MIN: 12, STEP: 12 },
    PROPERTY: [property('Чернила', 'масляные'), property('Линия', '0,7 мм')],
  })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
})

const compare = async (width = 1440) => {
  screenOf(width)
  renderPage('/product/77')
  await userEvent.click(await screen.findByRole('radio', { name: 'Сравнение' }))
  return within(await screen.findByRole('table', { name: 'Сравнение с аналогами' }))
}
/** Cells of a row as a screen reader says them. */
const rowOf = (table: ReturnType<typeof within>, title: string) =>
  within(
    table
      .getByRole('rowheader', { name: (name: string) => name.replaceAll('\u00a0', ' ') === title })
      .closest('tr') as HTMLElement,
  )
    .getAllByRole('cell')
    .map((cell: HTMLElement) => cell.textContent?.replaceAll('\u00a0', ' '))
const titles = (table: ReturnType<typeof within>) =>
  table.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent?.replaceAll('\u00a0', ' '))

test('the comparison: the product first, what differs from it is marked and said', async () => {
  data.related.absoluteAnalogs = [
    analog(100, {
      PRICE: 16.9,
      UP_TM: { ID: 6, TITLE: 'Штрих' },
      UP_MULTIPLICITY: { MIN: 12, STEP: 12 },
      PROPERTY: [property('Чернила', 'масляные'), property('Линия', '0,5 мм'), property('Грип', 'есть')],
    }),
    analog(101, { PRICE: 18.4, REMAIN: 36, UP_MULTIPLICITY: { MIN: 50, STEP: 50 } }),
  ]
  const table = await compare()
  expect(
    table.getAllByRole('columnheader').map((head) => within(head).getByText(/Ручка|Аналог/).textContent),
  ).toEqual(['Ручка', 'Аналог 100', 'Аналог 101'])
  await waitFor(() =>
    expect(rowOf(table, 'Линия')).toEqual(['0,7 мм', 'отличается: 0,5 мм', 'отличается: —']),
  )
  expect(rowOf(table, 'Цена за шт.')).toEqual([
    '18,40 ₽за шт.',
    'отличается: 16,90 ₽за шт.−1,50 ₽ к текущей',
    '18,40 ₽за шт.',
  ])
  expect(rowOf(table, 'Наличие')).toEqual(['4 320 шт.', '4 320 шт.', 'отличается: Мало, 36 шт.'])
  expect(rowOf(table, 'Минимальная партия')).toEqual(['12 шт.', '12 шт.', 'отличается: 50 шт.'])
  expect(rowOf(table, 'Торговая марка')).toEqual(['Литера', 'отличается: Штрих', 'Литера'])
  expect(rowOf(table, 'Чернила')).toEqual(['масляные', 'масляные', 'отличается: —'])
  expect(rowOf(table, 'Грип')).toEqual(['—', 'отличается: есть', '—'])
})

test('«Только различия» says how many rows there are and hides the others, but not the quantity', async () => {
  data.related.absoluteAnalogs = [
    analog(100, {
      PRICE: 16.9,
      UP_MULTIPLICITY: { MIN: 12, STEP: 12 },
      PROPERTY: [property('Чернила', 'масляные'), property('Линия', '0,5 мм')],
    }),
  ]
  const table = await compare()
  await userEvent.click(await screen.findByRole('switch', { name: 'Только различия, 2' }))
  expect(titles(table)).toEqual(['Цена за шт.', 'Линия', 'Количество'])
  await userEvent.click(screen.getByRole('switch'))
  expect(titles(table)).toContain('Чернила')
})

test('the last row puts a product of a column into the basket', async () => {
  data.related.absoluteAnalogs = [analog(100, { UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })]
  const table = await compare()
  const cell = within(
    table.getByRole('rowheader', { name: 'Количество' }).closest('tr') as HTMLElement,
  ).getAllByRole('cell')[1] as HTMLElement
  await userEvent.click(within(cell).getByRole('button', { name: 'В корзину' }))
  await waitFor(() => expect(data.basket.get(100)).toBe(12))
  expect(cell).toHaveTextContent(/в корзине, 220,80/)
})

test('on a narrow screen one analog stands beside the product', async () => {
  data.related.absoluteAnalogs = [1, 2, 3, 4].map((at) => analog(100 + at))
  const table = await compare(375)
  expect(table.getAllByRole('link', { name: /Аналог/ })).toHaveLength(1)
})

test('properties that do not come: what is known stands, and they are asked for again', async () => {
  data.related.absoluteAnalogs = [analog(100, { PROPERTY: [property('Линия', '0,5 мм')] })]
  failing.add('/v3/api/catalog/product/100/')
  const table = await compare()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/Не все свойства загрузились/)).toBeVisible()
  expect(rowOf(table, 'Линия')).toEqual(['0,7 мм', ''])
  failing.clear()
  await userEvent.click(alert.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(rowOf(table, 'Линия')).toEqual(['0,7 мм', 'отличается: 0,5 мм']))
})

test('[KERN-018] analogs that fail say so in their place and are asked for again; the others stand', async () => {
  data.related = {
    absoluteAnalogs: testProducts(1, 100),
    partialAnalogs: testProducts(1, 200),
    expendables: testProducts(1, 300),
  }
  const path = '/v3/api/catalog/product/77/absoluteAnalogs/'
  failing.add(path)
  renderPage('/product/77')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Полные аналоги не загрузились.')
  expect(screen.getAllByRole('tab', { name: /Полные|Частичные/ })).toHaveLength(1)
  expect(await screen.findByRole('article', { name: 'Товар 300' })).toBeVisible()
  failing.clear()
  calls.length = 0
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(calls).toEqual([`GET ${path}`])
  expect(screen.getAllByRole('tab', { name: /Полные|Частичные/ })).toHaveLength(2)
})
