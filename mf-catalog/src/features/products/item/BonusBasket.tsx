import { basketItem, useBasketQuantity } from '@prilavok/shared-kernel/basket'
import { heldCountsQuery, heldIn } from '@prilavok/shared-kernel/basket-lists'
import { formatMoney, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { Link } from '@prilavok/shared-kernel/router'
import { useStore } from '@prilavok/shared-kernel/store'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { startQuantity } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
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
  const changes = useStore(kernel.basket.changes)
  const isChanging = changes.loyalty.size > 0
  const isFilled = (counts?.LOYALTY.CNT ?? 0) > 0
  // Read from the first change on: it lasts until the basket has been read.
  const known = useQuery({ ...heldCountsQuery(kernel, 'loyalty'), enabled: isFilled || isChanging })
  if (!counts || (isFilled && !isChanging && known.isPending)) return children
  const held = heldIn('loyalty', known.data, changes)(product)
  const quantity = main.inBasket ? startQuantity({ ...product, BASKET: 0 }) : main.value
  const points = (count: number) => formatMoney((product.LOYALTY_PRICE ?? 0) * count, { currency: 'BONUS' })
  const countOf = (count: number) => `${count}${NBSP}${unitOf(product)}`
  const price = productsTexts.item.points(points(1))
  const addName = bonus.add(price, countOf(quantity))
  const add = ({ currentTarget: { parentElement } }: MouseEvent<HTMLElement>) => {
    kernel.basket.set('loyalty', basketItem(product, 'loyalty', 0), quantity, 'now')
    // The link takes the place of the button.
    queueMicrotask(() => parentElement?.querySelector('a')?.focus())
  }
  if (block)
    return (
      <Below>
        {held > 0 ? (
          <LinkButton to={TO_BASKET} block iconAfter="arrow-right">
            {bonus.go(countOf(held))}
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
        <Link to={TO_BASKET} title={bonus.go(countOf(held))}>
          <Icon name="check" size={12} />
          {bonus.held(countOf(held))}
        </Link>
      ) : (
        <button type="button" aria-label={addName} title={addName} onClick={add}>
          {price}
          <Icon name="cart" size={12} />
        </button>
      )}
    </Inline>
  )
}
