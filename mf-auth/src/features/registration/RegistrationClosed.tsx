import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { WayLine } from '../../model/WayLine'
import { WayTo } from '../../model/WayTo'
import { texts } from '../../texts'
import { registrationTexts } from './texts'

const Root = styled.div`
  display: grid;
  gap: 12px;
  > ul {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
`

/** Why nobody registers here (AMB-12), and whom to ask instead. */
export function RegistrationClosed() {
  const { NAME, PHONES, EMAIL } = useShop()
  return (
    <Root>
      <p>{registrationTexts.closed(NAME)}</p>
      <ul>
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
      </ul>
      <WayLine>
        {registrationTexts.registered} <WayTo view="login">{texts.submit}</WayTo>
      </WayLine>
    </Root>
  )
}
