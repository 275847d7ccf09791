import { useSession } from '@prilavok/shared-kernel/queries'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { registrationTexts } from './texts'

/** Tells a customer who is logged in that the form is for somebody else. */
export function AlreadyLoggedIn() {
  const { state, personal } = useSession()
  if (state !== 'customer' || !personal) return null
  return <Note tone="info">{registrationTexts.loggedIn(personal.EMAIL)}</Note>
}
