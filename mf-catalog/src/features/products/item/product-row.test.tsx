import { personalQuery } from '@prilavok/shared-kernel/queries'
import { testProduct, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'

const { data, called } = catalogApi()
beforeEach(() => {
  data.sections = [testSection({ ID: 12 })]
})

const show = async (changes: Parameters<typeof testProduct>[0], shop = {}) => {
  const product = testProduct(changes)
  data.products = [product]
  data.basket.set(product.ID, product.BASKET)
  renderPage('/catalog/12', { shop })
  return within(await screen.findByRole('listitem', { name: product.NAME }))
}
const showCard = async (changes: Parameters<typeof testProduct>[0]) => {
  const product = testProduct(changes)
  data.products = [product]
  renderPage('/catalog/12?view=cards')
  return within(await screen.findByRole('article', { name: product.NAME }))
}
type Shown = Awaited<ReturnType<typeof show>>
/** The picture is hidden from screen readers: it is the link's second time. */
const pictureOf = (product: Shown) => product.getByRole('presentation', { hidden: true })
/** Title and value of each entry of the mini property table. */
const miniTable = (product: Shown) =>
  ['Торговая марка', 'Страна', 'Линейка', 'Цвет', 'Линия']
    .flatMap((title) => product.queryAllByTitle(title))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((entry) => [entry.title, entry.textContent])
const input = async (name: string) =>
  within(await screen.findByRole('listitem', { name })).getByRole('textbox')

test('[CAT-033] name, price and picture, with a link to the page', async () => {
  const row = await show({ ID: 77, NAME: 'Ручка', PRICE: 1984.5 })
  expect(row.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/77')
  expect(row.getByText(/^1 984,50/)).toBeVisible()
  expect(pictureOf(row)).toHaveAttribute('src', '/upload/pen-small.svg')
})

test('[CAT-033] a row without a small picture has the big one', async () => {
  const row = await show({ PREVIEW_PICTURE_PATH: null, DETAIL_PICTURE_PATH: '/upload/big.svg' })
  expect(pictureOf(row)).toHaveAttribute('src', '/upload/big.svg')
})

test('[CAT-033] the card view: name, price, the big picture and the link', async () => {
  const card = await showCard({
    ID: 77,
    NAME: 'Ручка',
    PRICE: 1984.5,
    DETAIL_PICTURE_PATH: '/upload/big.svg',
  })
  expect(card.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/77')
  expect(card.getByText(/^1 984,50/)).toBeVisible()
  expect(pictureOf(card)).toHaveAttribute('src', '/upload/big.svg')
})

test.each([
  ['row', show],
  ['card', showCard],
])('[CAT-033] a %s without a picture has a placeholder', async (_what, open) => {
  const product = await open({ DETAIL_PICTURE_PATH: null, PREVIEW_PICTURE_PATH: null })
  expect(product.getByRole('img', { name: 'Нет фотографии', hidden: true })).toBeVisible()
})

test.each([
  [{ REMAIN: 120 }, '120 шт.'],
  [{ REMAIN: 120, PACK: 'Y' as const }, '120 уп.'],
  [{ REMAIN: 0, TO_ORDER: 'Y' as const }, 'Под заказ'],
  [{ REMAIN: 0, TO_ORDER: 'N' as const }, 'Нет на складе'],
])('[CAT-034] stock %o reads «%s»', async (changes, text) => {
  expect((await show(changes)).getByText(text)).toBeVisible()
  cleanup()
  expect((await showCard(changes)).getByText(text)).toBeVisible()
})

test.each([
  [4, 'Под заказ, 4 дня'],
  [1, 'Под заказ, 1 день'],
  [0, 'Под заказ'],
])('[CAT-038] a delivery delay of %i days reads «%s»', async (DELAY, text) => {
  const changes = { REMAIN: 0, TO_ORDER: 'Y', DELAY } as const
  expect((await show(changes)).getByText(text)).toBeVisible()
  cleanup()
  expect((await showCard(changes)).getByText(text)).toBeVisible()
})

test.each([
  ['row', show],
  ['card', showCard],
])(
  '[CAT-035] badges of a %s by title and colour, built-in ones by their kind, the special price with its percent',
  async (_what, open) => {
    const product = await open({
      MARKS: [
        { CODE: 'eco', TITLE: 'Эко', COLOR: 'green', PREDEFINED: 'N' },
        { CODE: 'special_price', TITLE: 'Цена дня', COLOR: 'red', PREDEFINED: 'Y' },
      ],
      SPECIAL_PERCENT: 15,
    })
    expect(product.getByText('Эко')).toHaveStyle({ '--mark-color': 'green' })
    expect(product.getByText('Спеццена −15%')).toHaveStyle({ '--mark-color': 'red' })
    cleanup()
    const plain = await open({ MARKS: [], SPECIAL_PERCENT: null })
    for (const text of ['Эко', /Спеццена/]) expect(plain.queryByText(text)).toBeNull()
  },
)

test('[CAT-040] brand, country and line come first in the mini property table, three entries in all', async () => {
  const row = await show({
    UP_TM: { ID: 1, TITLE: 'Литера' },
    UP_COUNTRY: null,
    UP_RULER: { TITLE: 'Клик' },
    PROPERTIES: [
      { CODE: 'a', TITLE: 'Цвет', VALUE: 'синий' },
      { CODE: 'b', TITLE: 'Линия', VALUE: '0,7 мм' },
    ],
  })
  expect(miniTable(row)).toEqual([
    ['Торговая марка', 'Литера'],
    ['Линейка', 'Клик'],
    ['Цвет', 'синий'],
  ])
})

test('[CAT-040] with all three there is no room for other properties', async () => {
  const row = await show({
    UP_TM: { ID: 1, TITLE: 'Литера' },
    UP_COUNTRY: { TITLE: 'Россия' },
    UP_RULER: { TITLE: 'Клик' },
    PROPERTIES: [{ CODE: 'a', TITLE: 'Цвет', VALUE: 'синий' }],
  })
  expect(miniTable(row)).toEqual([
    ['Торговая марка', 'Литера'],
    ['Страна', 'Россия'],
    ['Линейка', 'Клик'],
  ])
})

test('[CAT-043] the count is that of the basket, else QUANTITY', async () => {
  expect((await show({ BASKET: 24, QUANTITY: 6 })).getByRole('textbox')).toHaveValue('24')
})
test('[CAT-043] without a count in the basket it is QUANTITY', async () => {
  expect((await show({ QUANTITY: 6 })).getByRole('textbox')).toHaveValue('6')
})
test.each([
  [500, '12'],
  [12, '12'],
  [5, '5'],
])('[CAT-044] with neither it is the smallest order, within a stock of %i', async (REMAIN, count) => {
  const changes = { UP_MULTIPLICITY: { MIN: 12, STEP: 12 }, REMAIN }
  expect((await show(changes)).getByRole('textbox')).toHaveValue(count)
  cleanup()
  expect((await showCard(changes)).getByRole('textbox')).toHaveValue(count)
})

test('[CAT-045] without stock the limit is 99999, and «Аналоги» stand in place of the button', async () => {
  const row = await show({ ID: 3, REMAIN: 0 })
  await userEvent.clear(row.getByRole('textbox'))
  await userEvent.type(row.getByRole('textbox'), '99998')
  await userEvent.tab()
  expect(row.getByRole('textbox')).toHaveValue('99998')
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('99999')
  expect(row.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
  expect(row.getByRole('link', { name: 'Аналоги' })).toHaveAttribute('href', '/product/3#analogs')
})

test('[CAT-046] the buttons move by the step, between the smallest order and the stock', async () => {
  const row = await show({ UP_MULTIPLICITY: { MIN: 6, STEP: 6 }, REMAIN: 15 })
  expect(row.getByRole('button', { name: 'Уменьшить' })).toBeDisabled()
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('12')
  await userEvent.click(row.getByRole('button', { name: 'Увеличить' }))
  expect(row.getByRole('textbox')).toHaveValue('15')
  expect(row.getByRole('button', { name: 'Увеличить' })).toBeDisabled()
  await userEvent.click(row.getByRole('button', { name: 'Уменьшить' }))
  expect(row.getByRole('textbox')).toHaveValue('12')
})

test('[CAT-039] what is not of the assortment cannot be added, nor by the keyboard', async () => {
  const row = await show({ ASSORTMENT: 'N' })
  expect(row.getByRole('button', { name: 'В корзину' })).toBeDisabled()
  await userEvent.type(row.getByRole('textbox'), '{Enter}')
  expect(row.queryByText('в корзине')).toBeNull()
  expect(called('POST')).toEqual([])
})

test('[CAT-039] nor from a card', async () => {
  const card = await showCard({ ASSORTMENT: 'N' })
  expect(card.getByRole('button', { name: 'В корзину' })).toBeDisabled()
  await userEvent.type(card.getByRole('textbox'), '{Enter}')
  expect(card.queryByRole('link', { name: /В корзине/ })).toBeNull()
  expect(called('POST')).toEqual([])
})

test('[CAT-042] a customer with loyalty sees the price in points', async () => {
  data.personal = { ID: 7, LOYALTY: 'Y' }
  expect(await (await show({ LOYALTY_PRICE: 120 })).findByText(/120 Б/)).toBeVisible()
})
test.each([
  ['the shop does not show them', { ID: 7, LOYALTY: 'Y' as const }, { SHOW_LOYALTY_PRICES: 'N' as const }],
  ['somebody without the loyalty flag', { ID: 7, LOYALTY: 'N' as const }, {}],
])('[CAT-042] no price in points: %s', async (_why, personal, shop) => {
  data.personal = personal
  data.products = [testProduct({ NAME: 'Ручка', LOYALTY_PRICE: 120 })]
  const { kernel } = renderPage('/catalog/12', { shop })
  await waitFor(() => expect(kernel.query.getQueryData(personalQuery(kernel).queryKey)).toBeDefined())
  const row = within(await screen.findByRole('listitem', { name: 'Ручка' }))
  expect(row.queryByText(/120 Б/)).toBeNull()
})

test('the chosen count survives that the list is loaded anew', async () => {
  data.products = testProducts(2)
  const { kernel } = renderPage('/catalog/12')
  await userEvent.click(
    within(await screen.findByRole('listitem', { name: 'Товар 1' })).getByRole('button', {
      name: 'Увеличить',
    }),
  )
  data.products = data.products.map((product) => ({ ...product, REMAIN: 10 }))
  await kernel.query.invalidateQueries()
  await screen.findAllByText('Мало, 10 шт.')
  expect(await input('Товар 1')).toHaveValue('2')
})

test('arrows go from row to row, Enter adds and goes on, Esc brings the count back', async () => {
  data.products = testProducts(3)
  renderPage('/catalog/12')
  await userEvent.click(await input('Товар 1'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(await input('Товар 2')).toHaveFocus()
  await userEvent.keyboard('7{Escape}')
  expect(await input('Товар 2')).toHaveValue('1')
  await userEvent.keyboard('{Control>}a{/Control}5{Enter}')
  expect(await input('Товар 3')).toHaveFocus()
  await waitFor(() => expect(data.basket.get(2)).toBe(5))
})

test('0 and Enter remove a product and say so once', async () => {
  data.products = testProducts(2)
  data.basket.set(1, 4)
  const { kernel } = renderPage('/catalog/12')
  const show = jest.spyOn(kernel.notices, 'show')
  await userEvent.click(await input('Товар 1'))
  await userEvent.keyboard('{Control>}a{/Control}0{Enter}')
  expect(await input('Товар 2')).toHaveFocus()
  expect(show).toHaveBeenCalledTimes(1)
})

test('a name that is cut off is told whole by its tooltip, one that fits has none', async () => {
  const row = await show({ NAME: 'Ручка' })
  const name = row.getByRole('link', { name: 'Ручка' })
  await userEvent.hover(name)
  expect(name).not.toHaveAttribute('title')
  jest.spyOn(name, 'scrollHeight', 'get').mockReturnValue(60)
  await userEvent.unhover(name)
  await userEvent.hover(name)
  expect(name).toHaveAttribute('title', 'Ручка')
})

test('units stay with their numbers', async () => {
  data.products = [testProduct({ NAME: 'Бумага 90 г/м², 210 × 297 мм' })]
  renderPage('/catalog/12')
  const name = await screen.findByRole('link', { name: /Бумага/ })
  expect(name.textContent).toBe('Бумага 90\u00a0г/\u2060м², 210\u00a0×\u00a0297\u00a0мм')
})
