import type { LoyaltyInfoAnswer } from '@prilavok/shared-kernel/contract'
import { formatDate } from '@prilavok/shared-kernel/format'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ReactNode } from 'react'
import { BONUS_BASKET_PATH } from './bonus-basket-path'
import { loyaltyTexts } from './texts'
import { useLoyaltyMoney } from './use-loyalty-money'

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Item = styled(Panel)`
  display: flex;
  gap: 12px;
  > svg {
    flex: none;
  }
  h3 {
    font-weight: 600;
  }
  p {
    margin: 2px 0 0;
    color: var(--n-700);
    font-size: 13px;
    line-height: 18px;
  }
`

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Item as="li" data-pad>
      <Icon name={icon} size={20} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </Item>
  )
}

/** What points are good for, and how long they live (CAB-050). */
export function HowToSpend({ ITEM: { BURN }, LOYALTY: { BURN_DAYS } }: LoyaltyInfoAnswer) {
  const { points } = useLoyaltyMoney()
  const { SHOW_LOYALTY_PRICES, TIME_ZONE } = useShop()
  return (
    <Ways>
      <Way icon="award" title={loyaltyTexts.find}>
        <p>{isYes(SHOW_LOYALTY_PRICES) ? loyaltyTexts.findText : loyaltyTexts.findHiddenText}</p>
        <p>
          <TextLink to="/catalog-list">{loyaltyTexts.openCatalogue}</TextLink>
        </p>
      </Way>
      <Way icon="cart" title={loyaltyTexts.bonusBasket}>
        <p>{loyaltyTexts.bonusBasketText}</p>
        <p>
          <TextLink to={BONUS_BASKET_PATH}>{loyaltyTexts.openBasket}</TextLink>
        </p>
      </Way>
      <Way icon="clock" title={loyaltyTexts.life}>
        <p>{BURN_DAYS ? loyaltyTexts.lives(BURN_DAYS) : loyaltyTexts.livesForEver}</p>
        {BURN && <p>{loyaltyTexts.burnSoon(points(BURN.POINTS), formatDate(BURN.DATE, TIME_ZONE))}</p>}
      </Way>
    </Ways>
  )
}
