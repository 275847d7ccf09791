/** @jest-environment-options {"styles": true} */

import { testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { cleanup, screen } from '@testing-library/react'

import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'
import { productsOf } from '../../../testing/show-product'

const { data } = catalogApi()
const { show, showCard } = productsOf(data)
beforeEach(() => {
  data.sections = [testSection({ ID: 12 })]
})

type Shown = Awaited<ReturnType<typeof show>>
/** The picture is hidden from screen readers: it is the link's second time. */
const pictureOf = (product: Shown) => product.getByRole('presentation', { hidden: true })
/** Title and value of each entry of the mini property table. */
const miniTable = (product: Shown) =>
  ['Торговая марка', 'Страна', 'Линейка', 'Цвет', 'Линия']
    .flatMap((title) => product.queryAllByTitle(title))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((entry) => [entry.title, entry.textContent])

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

test('[CAT-042] a customer with loyalty sees the price in points', async () => {
  data.personal = { ID: 7, LOYALTY: 'Y' }
  expect(await (await show({ LOYALTY_PRICE: 120 })).findByText(/120 Б/)).toBeVisible()
})

test('units stay with their numbers', async () => {
  data.products = [testProduct({ NAME: 'Бумага 90 г/м², 210 × 297 мм' })]
  renderPage('/catalog/12')
  const name = await screen.findByRole('link', { name: /Бумага/ })
  expect(name.textContent).toBe('Бумага 90\u00a0г/\u2060м², 210\u00a0×\u00a0297\u00a0мм')
})
