import type { BasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { usePalette } from '@prilavok/shared-kernel/palette'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import type { MouseEvent } from 'react'
import { basketMark } from '../../../model/basket-mark'
import { texts } from '../../../texts'
import { notBuyableReason } from '../item/not-buyable-reason'
import { productsTexts } from '../texts'
import { InBasket } from './palette-product-styles'

/** The end of a product's row: «В корзину», «в корзине», or «Аналоги» when there is nothing to add. */
export function PaletteAction({ product, quantity }: { product: Product; quantity: BasketQuantity }) {
  const palette = usePalette()
  const mark = basketMark(quantity)
  if (quantity.inBasket)
    return (
      <InBasket data-unsent={quantity.unsent || undefined}>
        <Icon name={mark.icon} size={16} />
        {mark.text}
      </InBasket>
    )
  if (quantity.missing)
    return (
      <LinkButton
        to={`/product/${product.ID}#analogs`}
        size="s"
        tabIndex={-1}
        onClick={() => palette.close()}
      >
        {productsTexts.item.analogs}
      </LinkButton>
    )
  const add = ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    quantity.add()
    // The button goes with the press. Fingers get no keyboard over the screen for it.
    if (detail === 0) palette.focusField()
    else currentTarget.closest<HTMLElement>('[role="row"]')?.querySelector('a')?.focus()
  }
  return (
    <Button
      kind="accent-outline"
      size="s"
      disabled={!quantity.buyable}
      title={notBuyableReason(product)}
      onClick={add}
    >
      {texts.item.add}
    </Button>
  )
}
