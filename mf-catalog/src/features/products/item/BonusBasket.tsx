import { basketItem, useBasketQuantity } from '@prilavok/shared-kernel/basket'
import { heldCountsQuery, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import { formatMoney, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { Link } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useQuery } from '@tanstack/react-query'
import { productsTexts } from '../texts'
import type { ForPointsProps } from './ForPoints'

const { bonus } = productsTexts.item
const TO_BASKET = '/basket?type=loyalty'

const Inline = styled.span`
  display: block;
  flex-basis: 100%;
  > * {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    font-size: 12px;
    line-height: 16px;
    color: var(--accent-text);
    text-decoration: none;
    white-space: normal;
  }
  > :hover {
    text-decoration: underline;
  }
`
const Below = styled.div`
  margin-top: 8px;
`

/** Puts a product into the bonus basket, as many as were chosen for the main one; then says how many are there, and leads to it. */
export default function BonusBasket({ product, block, children }: ForPointsProps) {
  const kernel = useKernel()
  const main = useBasketQuantity(product)
  const { data: counts } = useQuery(basketCountsQuery(kernel))
  const isFilled = (counts?.LOYALTY.CNT ?? 0) > 0
  const known = useQuery({ ...heldCountsQuery(kernel, 'loyalty'), enabled: isFilled })
  const held = useHeldOf('loyalty', { enabled: isFilled, adding: false })(product)
  if (!counts || (isFilled && !known.data)) return children
  const quantity = main.inBasket ? startQuantity({ ...product, BASKET: 0 }) : main.value
  const points = (count: number) => formatMoney((product.LOYALTY_PRICE ?? 0) * count, { currency: 'BONUS' })
  const count = `${held}${NBSP}${unitOf(product)}`
  const add = () => kernel.basket.set('loyalty', basketItem(product, 'loyalty', 0), quantity, 'now')
  if (block)
    return (
      <Below>
        {held > 0 ? (
          <LinkButton to={TO_BASKET} block iconAfter="arrow-right">
            {bonus.go(count)}
          </LinkButton>
        ) : (
          <Button block onClick={add}>
            {bonus.addFor(points(quantity))}
          </Button>
        )}
      </Below>
    )
  return (
    <Inline>
      {held > 0 ? (
        <Link to={TO_BASKET} title={bonus.go(count)}>
          <Icon name="check" size={12} />
          {bonus.held(count)}
        </Link>
      ) : (
        <button type="button" title={bonus.addFor(points(quantity))} onClick={add}>
          {productsTexts.item.points(points(1))}
          <Icon name="cart" size={12} />
        </button>
      )}
    </Inline>
  )
}
