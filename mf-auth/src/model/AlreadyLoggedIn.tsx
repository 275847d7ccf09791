import { useSession } from '@prilavok/shared-kernel/queries'
import { styled } from '@prilavok/shared-kernel/styled'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useCustomerHome } from './customer-home'
import { LogoutButton } from './LogoutButton'
import { loggedInTexts } from './texts'

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 6px 0 0 -10px;
`

/** Tells a customer who is logged in that a form is for somebody else, and where to go instead. @param purpose what the form is for */
export function AlreadyLoggedIn({ purpose }: { purpose: string }) {
  const { state, personal } = useSession()
  const home = useCustomerHome()
  if (state !== 'customer' || !personal) return null
  return (
    <Note tone="info">
      {loggedInTexts.loggedIn(personal.EMAIL)} {purpose}
      <Ways>
        <LinkButton kind="quiet" size="s" to={home}>
          {loggedInTexts.toCabinet}
        </LinkButton>
        <LogoutButton size="s" />
      </Ways>
    </Note>
  )
}
