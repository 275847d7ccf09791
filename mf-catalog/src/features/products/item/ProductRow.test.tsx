import { shownName } from '@prilavok/shared-kernel/product-names'
import { cleanup } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import { productsOf } from '../../../testing/show-product'

const { data } = catalogApi()
const { showRow, showCard } = productsOf(data)

type Shown = ReturnType<typeof showRow>
const VIEWS = [
  ['row', showRow],
  ['card', showCard],
] as const
/** The picture is hidden from screen readers: it is the link's second time. */
const pictureOf = (product: Shown) => product.getByRole('presentation', { hidden: true })
/** Title and value of each entry of the mini property table. */
const miniTable = (product: Shown) =>
  ['Торговая марка', 'Страна', 'Линейка', 'Цвет']
    .flatMap((title) => product.queryAllByTitle(title))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((entry) => [entry.title, entry.textContent])

test.each(VIEWS)(
  '[CAT-033] a %s has name, price and picture, or a placeholder for it, and a link to the page',
  (_what, show) => {
    const pictures = { PREVIEW_PICTURE_PATH: null, DETAIL_PICTURE_PATH: '/upload/big.svg' }
    const product = show({ ID: 77, NAME: 'Ручка', PRICE: 1984.5, ...pictures })
    expect(product.getByRole('link', { name: 'Ручка' })).toHaveAttribute('href', '/product/77')
    expect(product.getByText(/^1 984,50/)).toBeVisible()
    expect(pictureOf(product)).toHaveAttribute('src', '/upload/big.svg')
    cleanup()
    const without = show({ PREVIEW_PICTURE_PATH: null, DETAIL_PICTURE_PATH: null })
    expect(without.getByRole('img', { name: 'Нет фотографии', hidden: true })).toBeVisible()
  },
)

test.each([
  [{ REMAIN: 120 }, '120 шт.'],
  [{ REMAIN: 120, PACK: 'Y' as const }, '120 уп.'],
  [{ REMAIN: 0, TO_ORDER: 'Y' as const, DELAY: 4 }, 'Под заказ, 4 дня'],
  [{ REMAIN: 0, TO_ORDER: 'Y' as const, DELAY: 0 }, 'Под заказ'],
  [{ REMAIN: 0, TO_ORDER: 'N' as const }, 'Нет на складе'],
])('[CAT-034, CAT-038] stock %o reads «%s»', (changes, text) => {
  for (const [, show] of VIEWS) {
    expect(show(changes).getByText(text)).toBeVisible()
    cleanup()
  }
})

test.each(VIEWS)(
  '[CAT-035] badges of a %s by title and colour, built-in ones by their kind, the special price with its percent',
  (_what, show) => {
    const product = show({
      MARKS: [
        { CODE: 'eco', TITLE: 'Эко', COLOR: 'green', PREDEFINED: 'N' },
        { CODE: 'special_price', TITLE: 'Цена дня', COLOR: 'red', PREDEFINED: 'Y' },
      ],
      SPECIAL_PERCENT: 15,
    })
    expect(product.getByText('Эко')).toHaveStyle({ '--mark-color': 'green' })
    expect(product.getByText('Спеццена −15%')).toHaveStyle({ '--mark-color': 'red' })
  },
)

test('[CAT-040] brand, country and line come first in the mini property table, three entries in all', () => {
  const row = showRow({
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

test('units stay with their numbers', () => {
  expect(shownName('Бумага 90 г/м², 210 × 297 мм')).toBe(
    'Бумага 90\u00a0г/\u2060м², 210\u00a0×\u00a0297\u00a0мм',
  )
  expect(shownName('Принтер лазерный ч/б, Wi-Fi')).toBe('Принтер лазерный ч/\u2060б, Wi-\u2060Fi')
})
