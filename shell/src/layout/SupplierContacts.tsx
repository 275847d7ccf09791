import { formatAddress, phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { QuestionLink } from '@prilavok/shared-kernel/ui/question-link'
import { delayNotice } from '../features/contacts/delay-notice'
import { partnerUrl } from '../features/contacts/partner-url'
import { useSchedule } from '../features/contacts/use-schedule'

const Root = styled.section`
  max-width: 320px;
  font-size: 13px;
  line-height: 18px;
  color: var(--n-700);
  > h2 {
    margin-bottom: 8px;
    font-weight: 600;
    color: var(--n-900);
  }
  li {
    padding: 4px 0;
  }
  li[data-phone] {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
    color: var(--n-900);
  }
  li > a {
    display: inline-block;
    min-height: 24px;
  }
`

/** The supplier's name, phones, e-mail, address and hours, from the shop's data (SHELL-007, SHELL-008), and the way to ask. `onAsk`: the dialog opens. */
export function SupplierContacts({ onAsk }: { onAsk?: () => void }) {
  const shop = useShop()
  const { work, holiday, opening } = useSchedule()
  const notice = delayNotice(shop)
  const partner = partnerUrl(shop)
  const address = shop.TRADEPOINT?.ADDRESS.SPECIFICATION
  return (
    <Root>
      <h2>Поставщик {shop.NAME}</h2>
      <ul>
        {shop.PHONES.map((phone) => (
          <li key={phone} data-phone>
            <OuterLink href={phoneHref(phone)} quiet className="num">
              {phoneText(phone)}
            </OuterLink>
          </li>
        ))}
        {shop.EMAIL && (
          <li>
            <OuterLink href={`mailto:${shop.EMAIL}`} quiet>
              {shop.EMAIL}
            </OuterLink>
          </li>
        )}
        <li>
          <QuestionLink onOpen={onAsk} />
        </li>
        {address && <li>{formatAddress(address)}</li>}
        <li>Часы работы: {work}</li>
        {opening && <li>Сейчас {opening.text}</li>}
        {holiday && <li>{holiday}</li>}
        {notice && <li>{notice}</li>}
        {partner && (
          <li>
            <OuterLink href={partner}>Партнёрам</OuterLink>
          </li>
        )}
      </ul>
    </Root>
  )
}
