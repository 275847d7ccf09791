import { styled } from '@prilavok/shared-kernel/styled'
import { ProductBadges } from '@prilavok/shared-kernel/ui/product-badges'
import type { OfferDetail } from '../../api/get-offer'
import { BackLink } from './BackLink'
import { TermNote } from './TermNote'

const Root = styled.header`
  margin-bottom: 12px;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }
  h1 {
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  > p {
    max-width: 760px;
    margin: 6px 0 0;
    color: var(--n-700);
    white-space: pre-line;
  }
  @media (max-width: 767px) {
    h1 {
      font-size: 22px;
      line-height: 28px;
    }
  }
`

/** «Назад», title, badge, term and terms of an offer. */
export function OfferHeading({ offer }: { offer: OfferDetail }) {
  const text = offer.DETAIL_TEXT || offer.PREVIEW_TEXT
  return (
    <Root>
      <BackLink />
      <div>
        <h1 tabIndex={-1}>{offer.TITLE}</h1>
        <ProductBadges marks={offer.MARKS} />
        <TermNote offer={offer} />
      </div>
      {text && <p>{text}</p>}
    </Root>
  )
}
