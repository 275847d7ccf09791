import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { TradePoints } from './TradePoints'

const point = (ID: number, changes: Partial<TradePoint> = {}): TradePoint => ({
  ID,
  NAME: `Пункт № ${ID}`,
  EMAIL: '',
  PHONES: [],
  WORK_SCHEDULE: 'пн–пт 9:00–18:00',
  HOLIDAY_SCHEDULE: '',
  DATE_START: null,
  DATE_END: null,
  ADDRESS: { SPECIFICATION: `Москва, ул. Складская, ${ID}`, LATITUDE: 55 + ID, LONGITUDE: 37.6 },
  ...changes,
})
const mapTiles = { url: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Карта' }
const rows = () => within(screen.getByRole('list', { name: 'Пункты выдачи' })).getAllByRole('listitem')
const mark = (at: number) => within(rows()[at] as HTMLElement).getByRole('button')
const chosen = () => rows().map((row) => row.hasAttribute('data-selected'))
const around = () => screen.getByRole('list', { name: 'Пункты выдачи' }).parentElement?.parentElement
const scrolled = jest.fn()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    scrolled(this.getAttribute('data-point'), options)
  }
})

test('the first point is the chosen one until another is; the list stays where it is then', () => {
  renderPiece(<TradePoints points={[point(1), point(2)]} />, { mapTiles })
  expect(chosen()).toEqual([true, false])
  fireEvent.click(mark(1))
  expect(chosen()).toEqual([false, true])
  expect(mark(1)).toHaveAttribute('aria-pressed', 'true')
  expect(mark(0)).toHaveAttribute('aria-pressed', 'false')
  expect(scrolled).not.toHaveBeenCalled()
  expect(around()).not.toHaveAttribute('data-alone')
})

test('a point that is chosen on the map is scrolled to in the list, no further than it has to be', async () => {
  renderPiece(<TradePoints points={[point(1), point(2)]} />, { mapTiles })
  const map = within(await screen.findByRole('region', { name: 'Пункты выдачи на карте' }))
  fireEvent.click(await map.findByTitle('Пункт № 2'))
  await waitFor(() => expect(chosen()).toEqual([false, true]))
  const id = rows()[1]?.getAttribute('data-point')
  expect(scrolled).toHaveBeenCalledWith(id, { block: 'nearest' })
})

test('without a map nothing is chosen, and each point is led to on maps outside', () => {
  renderPiece(<TradePoints points={[point(1), point(2)]} />)
  expect(chosen()).toEqual([false, false])
  expect(screen.queryByRole('button')).toBeNull()
  expect(around()).toHaveAttribute('data-alone', 'true')
  expect(screen.getByRole('link', { name: 'На карте: Пункт № 2, Яндекс Карты' })).toHaveAttribute(
    'href',
    expect.stringContaining('pt=37.6%2C57'),
  )
})

test('a shop whose points do not come has none to choose', () => {
  renderPiece(<TradePoints points={[]} />, { mapTiles })
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('what a point does not have is left out', () => {
  renderPiece(<TradePoints points={[point(1, { WORK_SCHEDULE: '' })]} />)
  const row = within(rows()[0] as HTMLElement)
  expect(row.queryByText(/9:00/)).toBeNull()
  expect(row.getAllByRole('link').map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Маршрут',
    'На карте',
  ])
})
