import type { BasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatSum, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { basketMark } from '../../../model/basket-mark'
import { texts } from '../../../texts'
import { productsTexts } from '../texts'
import { notBuyableReason } from './not-buyable-reason'
import { passFocusToQuantity } from './pass-focus-to-quantity'

/** Signs of a sum that its column holds at full size; longer ones are set smaller. */
const FITS = 11

/** Last column of a row: sum and «в корзине», «В корзину», or «Аналоги» when there is nothing to add (kit §7). */
export function RowAction({ product, quantity }: { product: Product; quantity: BasketQuantity }) {
  const { PRICE_TYPE } = useShop()
  if (quantity.inBasket) {
    const mark = basketMark(quantity)
    const sum = product.PRICE * quantity.value
    const shown = formatSum(sum, PRICE_TYPE)
    return (
      <>
        <b
          title={formatMoney(sum, { priceType: PRICE_TYPE, currency: product.CURRENCY })}
          data-long={shown.length > FITS || undefined}
        >
          {shown}
        </b>
        <small data-unsent={quantity.unsent || undefined}>
          <Icon name={mark.icon} size={12} />
          {mark.text}
        </small>
      </>
    )
  }
  if (quantity.missing)
    return (
      <LinkButton to={`/product/${product.ID}#analogs`} size="s">
        {productsTexts.item.analogs}
      </LinkButton>
    )
  return (
    <Button
      kind="accent-outline"
      size="s"
      disabled={!quantity.buyable}
      title={notBuyableReason(product)}
      onClick={(event) => {
        quantity.add()
        passFocusToQuantity(event)
      }}
    >
      <span data-wide="">{texts.item.add}</span>
      <span data-narrow="">
        {quantity.value > 1 && ` ${quantity.value}${NBSP}${unitOf(product)}`}
        <Icon name="cart" />
      </span>
    </Button>
  )
}
