import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const point = (ID: number, changes: Partial<TradePoint> = {}): TradePoint => ({
  ID,
  NAME: `Пункт № ${ID}`,
  EMAIL: '',
  PHONES: ['+7 (495) 300-10-01'],
  WORK_SCHEDULE: 'пн–пт 9:00–18:00',
  HOLIDAY_SCHEDULE: '',
  DATE_START: null,
  DATE_END: null,
  ADDRESS: { SPECIFICATION: `Москва, ул. Складская, ${ID}`, LATITUDE: 55 + ID, LONGITUDE: 37.6 },
  ...changes,
})
const POINTS = [
  point(1, { EMAIL: 'sklad@shop.example' }),
  point(2, {
    WORK_SCHEDULE: 'пн–сб 8:00–20:00',
    HOLIDAY_SCHEDULE: 'выходной',
    DATE_START: '31.12.2025',
    DATE_END: '08.01.2026',
  }),
]
const info = (text: string) => ({
  ITEMS: [
    { ID: 1, CODE: 'x', TYPE: 'info', TITLE: 'x', SORT: 1, BLOCKS: [{ type: 'paragraph', data: { text } }] },
  ],
})
const { data, intercept, called } = testApi(
  () => ({ points: POINTS }),
  ({ path, query }, known) => {
    if (path === '/v3/api/client/tradepoint/') return { ITEMS: known.points }
    if (path === '/v3/api/info/pickup_info/') return info('Возьмите доверенность.')
    if (path === '/v3/api/info/delivery/') return info(`Часть ${query.get('element')}: по городу 390 ₽.`)
    return undefined
  },
)
const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }
const PATH = '/content/front_up/tradepoint'
const main = () => within(screen.getByRole('main'))
const rows = async () =>
  within(await main().findByRole('list', { name: 'Пункты выдачи' }))
    .getAllByRole('listitem')
    .map((row) => within(row))
const NOW = { now: () => new Date('2026-01-02T12:00').getTime() }

test('[SHELL-022] each point has its address and hours, and its place on the map with the same mark', async () => {
  renderApp({ path: PATH, mapTiles, platform: NOW })
  const [first, second] = await rows()
  expect(first?.getByRole('heading', { name: 'Пункт № 1' })).toBeVisible()
  expect(first?.getByText('Москва, ул. Складская, 1')).toBeVisible()
  expect(first?.getByText('пн–пт 9:00–18:00')).toBeVisible()
  expect(first?.getByRole('link', { name: '+7 495 300-10-01' })).toHaveAttribute('href', 'tel:+74953001001')
  expect(first?.getByRole('link', { name: 'sklad@shop.example' })).toBeVisible()
  expect(second?.getByText('Москва, ул. Складская, 2')).toBeVisible()
  expect(second?.getByText('пн–сб 8:00–20:00')).toBeVisible()
  expect(await second?.findByText('Особые дни (31.12.2025–08.01.2026): выходной')).toBeVisible()
  const map = within(await main().findByRole('region', { name: 'Пункты выдачи на карте' }))
  expect(await map.findByTitle('Пункт № 1')).toHaveTextContent('А')
  expect(await map.findByTitle('Пункт № 2')).toHaveTextContent('Б')
})

test('a point is chosen in the list and on the map alike', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  renderApp({ path: PATH, mapTiles })
  const [first, second] = await rows()
  const mark = (row: typeof first) => row?.getByRole('button', { name: /^Показать на карте/ })
  expect(mark(first)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(mark(second) as HTMLElement)
  const map = within(await main().findByRole('region', { name: 'Пункты выдачи на карте' }))
  await waitFor(() => expect(map.getByTitle('Пункт № 2')).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(map.getByTitle('Пункт № 1'))
  expect(mark(first)).toHaveAttribute('aria-pressed', 'true')
  expect(mark(second)).toHaveAttribute('aria-pressed', 'false')
})

test('without tiles the list says it all, with a map and a way outside for each point', async () => {
  renderApp({ path: PATH })
  const [, second] = await rows()
  expect(main().queryByRole('region', { name: /на карте/ })).not.toBeInTheDocument()
  expect(second?.queryByRole('button')).not.toBeInTheDocument()
  expect(second?.getByRole('link', { name: /^Маршрут: Пункт № 2/ })).toHaveAttribute(
    'href',
    expect.stringContaining('rtext=%7E57%2C37.6'),
  )
  expect(second?.getByRole('link', { name: /карте: Пункт № 2/ })).toBeVisible()
})

test('[SHELL-026] how to pick up an order is told under the points', async () => {
  renderApp({ path: PATH })
  const text = within(await main().findByRole('article', { name: 'Как забрать заказ' }))
  expect(await text.findByText('Возьмите доверенность.')).toBeVisible()
})

test('[SHELL-027] a shop without points says how its orders come: the zones, an element of its page about delivery', async () => {
  data.points = []
  renderApp({ path: PATH, pageLists: { front_up: [{ CODE: 'delivery', TITLE: 'Доставка' }] } })
  expect(await main().findByRole('heading', { name: 'Своих пунктов выдачи нет' })).toBeVisible()
  expect(main().getByRole('link', { name: 'Условия доставки' })).toHaveAttribute(
    'href',
    '/content/front_up/delivery',
  )
  expect(await main().findByText('Часть zones: по городу 390 ₽.')).toBeVisible()
  expect(called('/info/delivery/')).toEqual(['GET /v3/api/info/delivery/?element=zones'])
  expect(called('/info/pickup_info/')).toEqual(['GET /v3/api/info/pickup_info/'])
})

test('a shop without points that does not deliver promises no delivery: orders are picked up', async () => {
  data.points = []
  const pageLists = { front_up: [{ CODE: 'delivery', TITLE: 'Получение заказа' }] }
  renderApp({ path: PATH, shop: { SELFDELIVERY_ONLY: 'Y' }, pageLists })
  expect(await main().findByText('Доставки нет: заказы забирают у поставщика.')).toBeVisible()
  expect(main().queryByRole('link', { name: 'Условия доставки' })).not.toBeInTheDocument()
  expect(await main().findByText('Возьмите доверенность.')).toBeVisible()
  expect(main().queryByText(/Заказы привозим|доставляем/)).not.toBeInTheDocument()
  expect(called('/info/delivery/')).toEqual([])
})

test('points that do not come say why and can be asked for again; the rest of the page stands', async () => {
  intercept(({ path }) => (path.includes('client/tradepoint') ? 422 : undefined))
  renderApp({ path: PATH })
  expect(main().getByRole('status', { name: 'Загружаем пункты выдачи' })).toBeInTheDocument()
  expect(await main().findByRole('heading', { name: 'Не удалось загрузить пункты выдачи' })).toBeVisible()
  expect(await main().findByText('Возьмите доверенность.')).toBeVisible()
  intercept(() => undefined)
  await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
  expect(await rows()).toHaveLength(2)
})
