import { queryKeys } from '@prilavok/shared-kernel/queries'
import { act, screen } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { useBasketBadge } from './use-basket-badge'

function Badge() {
  const { count, meaning } = useBasketBadge()
  return <p>{`${count}, ${meaning}`}</p>
}
const COUNTS = { CNT: 8, SUM: 100, LOYALTY: { CNT: 3, SUM: 60 } }

test.each([
  ['/basket', '8, 8 товаров'],
  ['/basket?type=main', '8, 8 товаров'],
  ['/basket?type=loyalty', '3, 3 товара'],
  ['/basket/ordering?type=loyalty', '3, 3 товара'],
  ['/basket?kind=loyalty', '8, 8 товаров'],
  ['/catalog/1?type=loyalty', '8, 8 товаров'],
  ['/my/basket?type=loyalty', '8, 8 товаров'],
])('[SHELL-040] at %s it says %s', async (path, text) => {
  const { kernel } = renderPiece(<Badge />, { path })
  expect(screen.getByText('0, 0 товаров')).toBeInTheDocument()
  act(() => void kernel.query.setQueryData(queryKeys.basketCounts, COUNTS))
  expect(await screen.findByText(text)).toBeInTheDocument()
})
