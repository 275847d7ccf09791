import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { delayNotice } from '../features/contacts/delay-notice'
import { partnerUrl } from '../features/contacts/partner-url'
import { useSchedule } from '../features/contacts/use-schedule'
import { ContentNav } from './ContentNav'

const Root = styled.div`
  border-bottom: 1px solid var(--border-subtle);
  background: var(--n-50);
  color: var(--n-700);
  font-size: 13px;
  ${media.compact} {
    display: none;
  }
`
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 20px;
  height: var(--header-utility);
  > span,
  > a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
  /* Whole or not at all: what does not fit wraps below the row, out of sight. */
  > p {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 4px;
    height: 20px;
    min-width: 0;
    margin-right: -8px;
    overflow: hidden;
    white-space: nowrap;
  }
  > p::before {
    content: '';
    width: 1px;
    margin-right: -5px;
    height: 20px;
  }
  b {
    font-weight: 600;
    color: var(--n-900);
  }
  ${media.narrowDesktop} {
    gap: 14px;
    > [data-spare] {
      display: none;
    }
  }
`

const Now = styled.span`
  color: var(--text-muted);
  &[data-open] {
    color: var(--success-text);
  }
  ${media.narrowDesktop} {
    display: none;
  }
`

/** Notice of the shop, or its name and e-mail, hours and phone above the header of wide screens. */
export function UtilityRow() {
  const shop = useShop()
  const { hours, holiday, opening } = useSchedule()
  const notice = delayNotice(shop)
  const partner = partnerUrl(shop)
  const phone = shop.PHONES[0]
  return (
    <Root>
      <Row>
        <ContentNav />
        <p>
          {notice || (
            <>
              Поставщик: <b>{shop.NAME}</b>
            </>
          )}
        </p>
        {partner && (
          <OuterLink href={partner} quiet>
            Партнёрам
          </OuterLink>
        )}
        {(holiday ?? hours) && (
          <span title={holiday && hours}>
            <Icon name="clock" size={16} />
            {holiday ?? hours}
            {opening && !notice && <Now data-open={opening.isOpen || undefined}>{opening.text}</Now>}
          </span>
        )}
        {shop.EMAIL && !notice && (
          <OuterLink href={`mailto:${shop.EMAIL}`} quiet data-spare>
            <Icon name="mail" size={16} />
            {shop.EMAIL}
          </OuterLink>
        )}
        {phone && (
          <OuterLink href={phoneHref(phone)} quiet>
            <Icon name="phone" size={16} />
            <b className="num">{phoneText(phone)}</b>
          </OuterLink>
        )}
      </Row>
    </Root>
  )
}
