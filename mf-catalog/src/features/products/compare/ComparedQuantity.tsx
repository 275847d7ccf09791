import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { basketMark } from '../../../model/basket-mark'
import { texts } from '../../../texts'
import { notBuyableReason } from '../item/not-buyable-reason'
import { Buy } from './compare-styles'

/** Last cell of a column: the quantity and the way into the basket. */
export function ComparedQuantity({ product }: { product: Product }) {
  const { PRICE_TYPE } = useShop()
  const quantity = useBasketQuantity(product)
  const mark = basketMark(quantity)
  return (
    <Buy>
      <QuantityStepper
        {...quantity.stepper}
        disabled={quantity.missing && !quantity.inBasket}
        label={product.NAME}
        onEnter={quantity.enter}
      />
      {quantity.inBasket ? (
        <small data-unsent={quantity.unsent || undefined}>
          <Icon name={mark.icon} size={12} />
          {mark.text},{' '}
          {formatMoney(product.PRICE * quantity.value, {
            priceType: PRICE_TYPE,
            currency: product.CURRENCY,
          })}
        </small>
      ) : (
        <Button
          kind="accent-outline"
          size="s"
          disabled={!quantity.buyable || quantity.missing}
          title={notBuyableReason(product)}
          onClick={() => quantity.add()}
        >
          {texts.item.add}
        </Button>
      )}
      <ChangeNote {...quantity.note} />
    </Buy>
  )
}
