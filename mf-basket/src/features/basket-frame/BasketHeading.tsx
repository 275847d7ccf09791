import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { basketPath } from '../../model/basket-type'
import { texts } from '../../texts'
import { basketFrameTexts } from './texts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  margin-bottom: 2px;
  > [role='radiogroup'] {
    margin-bottom: 12px;
  }
  > small {
    margin: 0 0 12px auto;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  ${media.compact} {
    > small {
      display: none;
    }
  }
  @media print {
    > [role='radiogroup'],
    > small {
      display: none;
    }
  }
`

/** Title of the page; only customers with loyalty choose between two baskets (000 §6). */
export function BasketHeading({ basket }: { basket: BasketType }) {
  const navigate = useNavigate()
  const { personal } = useSession()
  const counts = useBasketCounts()
  const bonusSum = counts?.LOYALTY.SUM ?? 0
  const bonusLabel =
    bonusSum > 0
      ? `${basketFrameTexts.loyaltyBasket}, ${formatMoney(bonusSum, { currency: 'BONUS' })}`
      : basketFrameTexts.loyaltyBasket
  return (
    <Root>
      <PageTitle>{texts.basket}</PageTitle>
      {isYes(personal?.LOYALTY) && (
        <Segmented
          label={basketFrameTexts.basketTypes}
          items={[
            { value: 'main', label: basketFrameTexts.mainBasket, count: counts?.CNT },
            { value: 'loyalty', label: bonusLabel, count: counts?.LOYALTY.CNT },
          ]}
          value={basket}
          onChange={(next) => navigate(basketPath(next), { replace: true })}
        />
      )}
      <small>{basketFrameTexts.savedAtOnce}</small>
    </Root>
  )
}
