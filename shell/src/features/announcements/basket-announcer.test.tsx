import { act, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

test('a change of the basket is told to screen readers with count and sum by the shop’s precision', () => {
  const { kernel } = renderApp({ shop: { PRICE_TYPE: 28 } })
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 28_476.6 }))
  expect(screen.getByText('Корзина: 8 товаров, 28 476,60 ₽')).toHaveAttribute('aria-live', 'polite')
  act(() => kernel.bus.emit('basket:changed', { basket: 'loyalty', CNT: 1, SUM: 140 }))
  expect(screen.getByText('Бонусная корзина: 1 товар, 140 Б')).toBeInTheDocument()
})
