import type { BasketCounts, BasketType } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { CountBadge } from '@prilavok/shared-kernel/ui/badge'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { ComponentProps } from 'react'
import { basketPath } from '../../model/basket-type'
import { texts } from '../../texts'
import { BasketLink, Figures, IconPlace } from './header-basket-styles'
import { headerBasketTexts } from './texts'

interface HeaderBasketLinkProps extends Omit<ComponentProps<typeof BasketLink>, 'to' | 'children'> {
  basket: BasketType
  /** Of that basket. */
  counts: BasketCounts | undefined
}

/** The way to the basket with its sum and count: «28 476,60 ₽, 8 товаров», or «Корзина, пусто». */
export function HeaderBasketLink({ basket, counts, ...rest }: HeaderBasketLinkProps) {
  const shop = useShop()
  const { CNT = 0, SUM = 0 } = counts ?? {}
  const filled = CNT > 0
  const name = basket === 'loyalty' ? headerBasketTexts.bonusBasket : texts.basket
  const money = { priceType: shop.PRICE_TYPE, currency: basket === 'loyalty' ? 'BONUS' : shop.CURRENCY }
  return (
    <BasketLink {...rest} to={basketPath(basket)}>
      <IconPlace aria-hidden data-digits={String(Math.min(CNT, 1000)).length}>
        <Icon name="cart" size={20} />
        <CountBadge count={CNT} />
      </IconPlace>
      <Figures>
        {filled && <VisuallyHidden>{name}: </VisuallyHidden>}
        <b translate={filled ? 'no' : undefined}>{filled ? formatMoney(SUM, money) : name}</b>
        <small>{filled ? formatProducts(CNT) : headerBasketTexts.basketEmpty}</small>
      </Figures>
    </BasketLink>
  )
}
