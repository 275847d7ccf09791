import { formatAddress, phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { OuterLink, TextLink } from '@prilavok/shared-kernel/ui/link'
import { QuestionLink } from '@prilavok/shared-kernel/ui/question-link'
import { orderingTexts } from './texts'

const CONTACTS = '/content/front_up/contact_info'

const List = styled.ul`
  margin-top: 6px;
  > li {
    padding: 2px 0;
  }
`

/** The supplier's address, phones, e-mail, the feedback form and the contacts page where there is one (AMB-06). */
export function SupplierContacts() {
  const { TRADEPOINT, PHONES, EMAIL } = useShop()
  const hasRoute = useHasRoute()
  return (
    <List>
      {TRADEPOINT && <li>{formatAddress(TRADEPOINT.ADDRESS.SPECIFICATION)}</li>}
      {PHONES.map((phone) => (
        <li key={phone}>
          <OuterLink href={phoneHref(phone)}>{phoneText(phone)}</OuterLink>
        </li>
      ))}
      {EMAIL && (
        <li>
          <OuterLink href={`mailto:${EMAIL}`}>{EMAIL}</OuterLink>
        </li>
      )}
      {hasRoute(CONTACTS) && (
        <li>
          <QuestionLink modal="feedback" />
        </li>
      )}
      {hasRoute(CONTACTS) && (
        <li>
          <TextLink to={CONTACTS}>{orderingTexts.contacts}</TextLink>
        </li>
      )}
    </List>
  )
}
