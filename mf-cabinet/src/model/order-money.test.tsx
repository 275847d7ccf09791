import { renderWithKernel, testOrder } from '@prilavok/shared-kernel/testing'
import { useOrderMoney } from './order-money'

function Sums({ order }: { order: ReturnType<typeof testOrder> }) {
  const { sign, money, sum } = useOrderMoney(order)
  return [sign, money(1200.5), sum(1200.5), sum(1200)].join(' | ')
}
const textOf = (order: ReturnType<typeof testOrder>, PRICE_TYPE: string) =>
  renderWithKernel(<Sums order={order} />, { shop: { PRICE_TYPE } as object }).container.textContent?.replace(
    /\s/g,
    ' ',
  )

test('roubles are written as the shop writes its prices', () => {
  expect(textOf(testOrder(), 'REAL')).toBe('₽ | 1 200,50 ₽ | 1 200,50 | 1 200,00')
})

test('points of a bonus order are whole, whatever the shop’s prices are', () => {
  expect(textOf(testOrder({ IS_LOYALTY: 'Y' }), 'REAL')).toMatch(/^Б \| .* Б \| 1 20[01] \| 1 200$/)
})
