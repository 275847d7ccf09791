import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../../testing/render-app'
import { POINT } from '../../testing/trade-point'
import { markedPoints } from './marked-points'
import { TradePointRow } from './TradePointRow'

interface Shown {
  selected?: boolean
  onSelect?: () => void
  /** In the shop's time, which is that of Moscow. */
  now?: string
}
function show(changes: Partial<TradePoint> = {}, { selected = false, onSelect, now }: Shown = {}) {
  const [marked] = markedPoints([{ ...POINT, ...changes }])
  if (!marked) throw new Error('no point')
  const platform = now ? { now: () => Date.parse(now) } : {}
  return renderPiece(
    <ul>
      <TradePointRow {...marked} selected={selected} onSelect={onSelect} />
    </ul>,
    { platform },
  )
}
const row = () => screen.getByRole('listitem')
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')])

test('name, address and hours of a point', () => {
  show()
  expect(screen.getByRole('heading', { level: 2, name: 'Склад' })).toBeVisible()
  expect(screen.getByText('Москва, ул. Складочная, д. 1')).toBeVisible()
  expect(screen.getByText('пн–пт 9:00–18:00')).toBeVisible()
  expect(row()).not.toHaveAttribute('data-selected')
})

test('phones and e-mail are called and written to', () => {
  show({ PHONES: ['+7 495 200-01-01', '8 800 555-01-71'], EMAIL: 'sklad@shop.example' })
  expect(links().slice(0, 3)).toEqual([
    ['+7 495 200-01-01', 'tel:+74952000101'],
    ['8 800 555-01-71', expect.stringMatching(/^tel:/)],
    ['sklad@shop.example', 'mailto:sklad@shop.example'],
  ])
})

test('where a map is shown its mark chooses the point, and no link leads to another map', async () => {
  const onSelect = jest.fn()
  show({}, { onSelect })
  const mark = screen.getByRole('button', { name: 'Показать на карте: А, Склад' })
  expect(mark).toHaveAttribute('aria-pressed', 'false')
  expect(links().map(([text]) => text)).toEqual(['Маршрут'])
  await userEvent.click(mark)
  expect(onSelect).toHaveBeenCalledTimes(1)
})

test('the chosen point is marked', () => {
  show({}, { selected: true, onSelect: () => undefined })
  expect(row()).toHaveAttribute('data-selected', 'true')
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

test('without a map the point is led to on one outside', () => {
  show()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Маршрут: Склад, Яндекс Карты' })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(screen.getByRole('link', { name: 'На карте: Склад, Яндекс Карты' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('special days that are near are told, others are not', () => {
  const { unmount } = show({}, { now: '2025-12-31T09:00:00Z' })
  expect(screen.getByText(/^Особые дни.*31 декабря – 8 января: выходной$/)).toBeVisible()
  unmount()
  show({}, { now: '2026-06-01T09:00:00Z' })
  expect(screen.queryByText(/Особые дни/)).not.toBeInTheDocument()
})

test('a point without hours says none', () => {
  show({ WORK_SCHEDULE: '' })
  expect(row().querySelector('p[data-muted]')).toBeNull()
})
