import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { QuestionLink } from '@prilavok/shared-kernel/ui/question-link'
import { profileTexts } from './texts'

const Root = styled(Note)`
  margin-bottom: 16px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin-top: 4px;
  }
`

/** Why a customer whom the supplier has blocked cannot order, and whom he calls about it (001 §6). */
export function BlockedNote() {
  const { personal } = useSession()
  const { PHONES, EMAIL } = useShop()
  if (!personal || isYes(personal.CLIENT_ALLOW_TO_ORDER)) return null
  return (
    <Root tone="danger">
      <b>{profileTexts.blocked}</b> {profileTexts.blockedReason} {profileTexts.callSupplier}
      <ul>
        {PHONES.map((phone) => (
          <li key={phone}>
            <OuterLink className="num" href={phoneHref(phone)}>
              {phoneText(phone)}
            </OuterLink>
          </li>
        ))}
        {EMAIL && (
          <li>
            <OuterLink href={`mailto:${EMAIL}`}>{EMAIL}</OuterLink>
          </li>
        )}
        <li>
          <QuestionLink modal="feedback" />
        </li>
      </ul>
    </Root>
  )
}
