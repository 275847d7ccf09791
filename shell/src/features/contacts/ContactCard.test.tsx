import { screen, within } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { POINT } from '../../testing/trade-point'
import { ContactCard } from './ContactCard'

type TestShop = NonNullable<NonNullable<Parameters<typeof renderPiece>[1]>['shop']>
const NOTHING: TestShop = { PHONES: [], EMAIL: '', TRADEPOINT: null, LK_DOMAIN: null, SHOW_DELAY_TEXT: 'N' }
const show = (shop: TestShop = {}, plan = {}) =>
  renderPiece(<ContactCard />, { shop: { ...NOTHING, ...shop }, plan })
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

test.each([
  [['8 800 555-01-71'], 'Телефон'],
  [['8 800 555-01-71', '8 800 555-01-72'], 'Телефоны'],
])('%j stand under «%s»', (PHONES, term) => {
  show({ PHONES })
  expect(terms()).toEqual([term, 'Часы работы'])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(PHONES)
})

test('the supplier’s own cabinet for partners is led to', () => {
  show({ LK_DOMAIN: 'lk.blank.example' })
  expect(terms()).toEqual(['Часы работы', 'Партнёрам'])
  expect(screen.getByRole('link', { name: 'Личный кабинет партнёра' })).toHaveAttribute(
    'href',
    'https://lk.blank.example',
  )
})

test('the address leads to maps in another tab, and to all points', () => {
  show({ TRADEPOINT: POINT })
  expect(terms()).toEqual(['Адрес', 'Часы работы'])
  for (const name of ['На карте', 'Построить маршрут'])
    expect(
      screen.getByRole('link', { name: `${name}: Москва, ул. Складочная, д. 1, Яндекс Карты` }),
    ).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Все пункты выдачи' })).toHaveAttribute(
    'href',
    '/content/front_up/tradepoint',
  )
})

test('a shop without a page of points leads to none; a point without an address to no map', () => {
  const { unmount } = show({ TRADEPOINT: POINT }, { routes: [] })
  expect(screen.queryByRole('link', { name: 'Все пункты выдачи' })).toBeNull()
  unmount()
  show({ TRADEPOINT: { ...POINT, ADDRESS: { ...POINT.ADDRESS, SPECIFICATION: '' } } })
  expect(terms()).toEqual(['Часы работы'])
})

test.each([
  [
    'the shop’s own words',
    { SHOW_DELAY_TEXT: 'Y', ABOUT_DELAY: 'Собираем завтра' },
    ['-', 'Собираем завтра'],
  ],
  [
    'words that fit every shop',
    { SHOW_DELAY_TEXT: 'Y', ABOUT_DELAY: null },
    ['-', 'Заказы, оформленные в нерабочее время, обрабатываются в ближайший рабочий день'],
  ],
  ['nothing unless the shop wants it', { SHOW_DELAY_TEXT: 'N', ABOUT_DELAY: 'Собираем завтра' }, ['-']],
] as const)('of orders outside of working hours it says %s', (_what, shop, texts) => {
  const { container } = show(shop)
  const said = within(container).getAllByRole('definition')
  expect(said.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(texts)
})
