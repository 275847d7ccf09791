import type { BasketOffer } from '@prilavok/shared-kernel/contract'
import { formatMoney, type MoneyFormat, NBSP } from '@prilavok/shared-kernel/format'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { offerPath } from './offer-path'
import { modelTexts } from './texts'

const Root = styled.ul`
  margin-bottom: 8px;
  font-size: 13px;
  line-height: 18px;
  > li {
    display: flex;
    gap: 6px;
    padding: 4px 0;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--n-600);
  }
  [data-reached] svg {
    color: var(--success-text);
  }
  b {
    font-weight: 600;
    white-space: nowrap;
  }
`

const isEarned = ({ REST, ENDED }: Pick<BasketOffer, 'REST' | 'ENDED'>): boolean => REST <= 0 && !isYes(ENDED)

/** OFFERS that apply to a basket, above its sums (AMB-39): reached, reached in vain, or what is missing. */
export function OfferLines({ offers, money }: { offers: readonly BasketOffer[]; money: MoneyFormat }) {
  const hasRoute = useHasRoute()
  if (offers.length === 0) return null
  return (
    <Root aria-label={modelTexts.offers}>
      {offers.map(({ ID, TITLE, REST, ENDED }) => (
        <li key={ID} data-reached={isEarned({ REST, ENDED }) || undefined}>
          <Icon name={isYes(ENDED) ? 'info' : REST > 0 ? 'gift' : 'check'} size={16} />
          <span>
            {hasRoute(offerPath(ID)) ? (
              <TextLink to={offerPath(ID)} quiet>
                {TITLE}
              </TextLink>
            ) : (
              TITLE
            )}
            {REST > 0 && (
              <>
                : {modelTexts.still}
                {NBSP}
                <b>{formatMoney(REST, money)}</b> {modelTexts.toGift}
              </>
            )}
          </span>
        </li>
      ))}
    </Root>
  )
}
