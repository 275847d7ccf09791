import type { BasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { basketMark } from '../../../model/basket-mark'
import { texts } from '../../../texts'
import { productsTexts } from '../texts'
import { notBuyableReason } from './not-buyable-reason'
import { passFocusToQuantity } from './pass-focus-to-quantity'

/** The 40 px button beside the quantity of a card: add, the way to the basket, or the analogs. */
export function CardAction({ product, quantity }: { product: Product; quantity: BasketQuantity }) {
  if (quantity.inBasket) {
    const title = productsTexts.item[quantity.unsent ? 'toBasketUnsent' : 'toBasket']
    return (
      <LinkButton to="/basket" kind="primary" aria-label={title} title={title}>
        <Icon name={basketMark(quantity).icon} />
      </LinkButton>
    )
  }
  if (quantity.missing)
    return (
      <LinkButton
        to={`/product/${product.ID}#analogs`}
        aria-label={productsTexts.item.analogs}
        title={productsTexts.item.analogs}
      >
        <Icon name="repeat" />
      </LinkButton>
    )
  return (
    <Button
      kind="accent-outline"
      disabled={!quantity.buyable}
      aria-label={texts.item.add}
      title={notBuyableReason(product) ?? texts.item.add}
      onClick={(event) => {
        quantity.add()
        passFocusToQuantity(event)
      }}
    >
      <Icon name="cart" />
    </Button>
  )
}
