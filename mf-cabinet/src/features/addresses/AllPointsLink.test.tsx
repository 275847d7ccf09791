import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { render, screen } from '@testing-library/react'
import { testTradePoint } from '../../testing/test-addresses'
import { AllPointsLink } from './AllPointsLink'

const at = (ID: number, LATITUDE: number) =>
  testTradePoint({ ID, ADDRESS: { SPECIFICATION: 'Москва', LATITUDE, LONGITUDE: 37.5 } })
const show = (...points: TradePoint[]) => render(<AllPointsLink points={points} />)

test('two points are shown on the map outside', () => {
  show(at(1, 55.5), at(2, 56.5))
  const link = screen.getByRole('link', { name: 'Все пункты на карте: Яндекс Карты' })
  expect(link).toHaveAttribute('href', 'https://yandex.ru/maps/?pt=37.5%2C55.5%7E37.5%2C56.5')
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  ['a single one', [at(1, 55.5)]],
  ['none', []],
  ['two without coordinates', [at(1, Number.NaN), at(2, Number.NaN)]],
])('%s: there is no such link', (_what, points) => {
  show(...points)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
