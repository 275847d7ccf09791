import styled from '@emotion/styled'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery, useSession } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { media } from '@prilavok/shared-kernel/theme'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { useQuery } from '@tanstack/react-query'
import { basketPath } from '../../model/basket-type'
import { texts } from '../../texts'

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
`

/** Title of the page; loyalty clients, and they alone, choose between their two baskets (000 §6). */
export function BasketHeading({ basket }: { basket: BasketType }) {
  const kernel = useKernel()
  const navigate = useNavigate()
  const { personal } = useSession()
  const { data: counts } = useQuery(basketCountsQuery(kernel))
  return (
    <Root>
      <PageTitle>{texts.basket}</PageTitle>
      {isYes(personal?.LOYALTY) && (
        <Segmented
          label={texts.basketTypes}
          items={[
            { value: 'main', label: texts.mainBasket, count: counts?.CNT },
            { value: 'loyalty', label: texts.loyaltyBasket, count: counts?.LOYALTY.CNT },
          ]}
          value={basket}
          onChange={(next) => navigate(basketPath(next), { replace: true })}
        />
      )}
      <small>{texts.savedAtOnce}</small>
    </Root>
  )
}
