import { formatAddress, phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { placeOf, placeUrl, routeUrl } from '@prilavok/shared-kernel/ui/lazy-map'
import { OuterLink, TextLink } from '@prilavok/shared-kernel/ui/link'
import { delayNotice } from './delay-notice'
import { partnerUrl } from './partner-url'
import { contactTexts } from './texts'
import { useSchedule } from './use-schedule'

const Root = styled.dl`
  display: grid;
  align-content: start;
  gap: 20px;
  dt {
    margin-bottom: 2px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  dd {
    font-size: 15px;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  dd + dd {
    margin-top: 4px;
  }
  dd[data-phone] {
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
  }
  dd[data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    font-size: 14px;
  }
  ${media.compact} {
    dd > a {
      display: inline-block;
      padding: 4px 0;
    }
  }
  @media print {
    dd[data-links] {
      display: none;
    }
  }
`
const POINTS = '/content/front_up/tradepoint'

/** Phones, e-mail, address and hours of the supplier, from the shop's data (SHELL-021). */
export function ContactCard() {
  const shop = useShop()
  const hasRoute = useHasRoute()
  const { work, holiday } = useSchedule()
  const notice = delayNotice(shop)
  const partner = partnerUrl(shop)
  const place = shop.TRADEPOINT && placeOf(shop.TRADEPOINT)
  return (
    <Root>
      {shop.PHONES.length > 0 && (
        <div>
          <dt>{shop.PHONES.length > 1 ? contactTexts.phones : contactTexts.phone}</dt>
          {shop.PHONES.map((phone) => (
            <dd key={phone} data-phone>
              <OuterLink href={phoneHref(phone)} quiet className="num">
                {phoneText(phone)}
              </OuterLink>
            </dd>
          ))}
        </div>
      )}
      {shop.EMAIL && (
        <div>
          <dt>{contactTexts.email}</dt>
          <dd>
            <OuterLink href={`mailto:${shop.EMAIL}`}>{shop.EMAIL}</OuterLink>
          </dd>
        </div>
      )}
      {place?.title && (
        <div>
          <dt>{contactTexts.address}</dt>
          <dd>{formatAddress(place.title)}</dd>
          <dd data-links>
            <OuterLink href={placeUrl(place)} newTab aria-label={contactTexts.onMapOf(place.title)}>
              {contactTexts.onMap}
            </OuterLink>
            <OuterLink href={routeUrl(place)} newTab aria-label={contactTexts.routeTo(place.title)}>
              {contactTexts.route}
            </OuterLink>
            {hasRoute(POINTS) && <TextLink to={POINTS}>{contactTexts.points}</TextLink>}
          </dd>
        </div>
      )}
      <div>
        <dt>{contactTexts.hours}</dt>
        <dd>{work}</dd>
        {holiday && <dd>{holiday}</dd>}
        {notice && <dd>{notice}</dd>}
      </div>
      {partner && (
        <div>
          <dt>{contactTexts.partners}</dt>
          <dd>
            <OuterLink href={partner}>{contactTexts.ownCabinet}</OuterLink>
          </dd>
        </div>
      )}
    </Root>
  )
}
