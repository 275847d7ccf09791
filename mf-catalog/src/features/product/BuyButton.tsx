import type { BasketQuantity } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import type { ReactNode } from 'react'
import { texts } from '../../texts'
import { productTexts } from './texts'

interface BuyButtonProps {
  product: Product
  quantity: BasketQuantity
  /** In its place for a product that is neither in stock nor to order. */
  analogs: ReactNode
}

/** The one primary button of the product page: adds, then leads to the basket. */
export function BuyButton({ product, quantity, analogs }: BuyButtonProps) {
  if (quantity.inBasket)
    return (
      <LinkButton to="/basket" kind="primary" size="l" block>
        {productTexts.goToBasket}
      </LinkButton>
    )
  if (!quantity.buyable)
    return <Note>{isYes(product.ASSORTMENT) ? texts.item.noPrice : texts.item.notInAssortment}</Note>
  if (quantity.missing) return analogs
  return (
    <Button kind="primary" size="l" block icon="cart" onClick={() => quantity.add()}>
      {texts.item.add}
    </Button>
  )
}
