import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { ProfileAddress } from './ProfileAddress'
import { ProfileCard } from './ProfileCard'
import { ProfileKind } from './ProfileKind'
import { profileTexts } from './texts'

const List = styled.ul`
  > li {
    display: flex;
    gap: 10px;
    padding: 5px 0;
    font-size: 13px;
    line-height: 20px;
  }
  > li > svg {
    flex: none;
    margin-top: 1px;
    color: var(--n-600);
  }
  > li > :last-child {
    min-width: 0;
  }
`
const SETTINGS = '/cabinet/settings'

/** How the supplier reaches the buyer: every phone, the e-mail, the first address (CAB-066). */
export function ContactsCard() {
  const { personal } = useSession()
  const hasRoute = useHasRoute()
  if (!personal) return null
  return (
    <ProfileCard
      title={profileTexts.contacts}
      link={hasRoute(SETTINGS) ? { to: SETTINGS, title: profileTexts.change } : undefined}
    >
      <List>
        {personal.PHONE.map((phone) => (
          <li key={phone}>
            <Icon name="phone" />
            <OuterLink quiet className="num" href={phoneHref(phone)}>
              {phoneText(phone)}
            </OuterLink>
          </li>
        ))}
        {personal.PHONE.length === 0 && (
          <li>
            <Icon name="phone" />
            <span>{profileTexts.noPhone}</span>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <OuterLink quiet href={`mailto:${personal.EMAIL}`}>
            {personal.EMAIL}
          </OuterLink>
        </li>
        <li>
          <Icon name="pin" />
          <ProfileAddress />
        </li>
      </List>
      <ProfileKind />
    </ProfileCard>
  )
}
