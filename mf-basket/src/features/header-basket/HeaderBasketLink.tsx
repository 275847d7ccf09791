import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import { formatProducts } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { CountBadge } from '@prilavok/shared-kernel/ui/badge'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { ComponentProps } from 'react'
import { sumText } from '../../model/basket-text'
import { texts } from '../../texts'
import { BasketLink, Figures, IconPlace } from './header-basket-styles'
import { headerBasketTexts } from './texts'

interface HeaderBasketLinkProps extends Omit<ComponentProps<typeof BasketLink>, 'to' | 'children'> {
  counts: BasketCounts | undefined
}

/** The way to the basket with its sum and count: «28 476,60 ₽, 8 товаров», or «Корзина, пусто». */
export function HeaderBasketLink({ counts, ...rest }: HeaderBasketLinkProps) {
  const shop = useShop()
  const { CNT = 0, SUM = 0 } = counts ?? {}
  const filled = CNT > 0
  return (
    <BasketLink {...rest} to="/basket">
      <IconPlace aria-hidden>
        <Icon name="cart" size={20} />
        <CountBadge count={CNT} />
      </IconPlace>
      <Figures>
        {filled && <VisuallyHidden>{texts.basket}: </VisuallyHidden>}
        <b>{filled ? sumText(SUM, shop) : texts.basket}</b>
        <small>{filled ? formatProducts(CNT) : headerBasketTexts.basketEmpty}</small>
      </Figures>
    </BasketLink>
  )
}
