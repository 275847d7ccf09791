import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { canRegister } from '../../model/can-register'
import { useCustomerHome } from '../../model/customer-home'
import { loggedInTexts } from '../../model/texts'
import { WayTo } from '../../model/WayTo'
import { confirmationTexts } from './texts'

/** Links are underlined, for colour alone does not tell them from the text; a finger finds each. */
const Ways = styled.ul`
  margin-top: 4px;
  line-height: 26px;
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
const SETTINGS = '/cabinet/settings'

/** For who has no session here: whose link it is, is not known. */
function WaysIn({ email }: { email: string }) {
  const shop = useShop()
  return (
    <>
      <li>
        {confirmationTexts.hasPassword}{' '}
        <WayTo view="login" email={email}>
          {confirmationTexts.logIn}
        </WayTo>
      </li>
      <li>
        {confirmationTexts.hasNone}{' '}
        <WayTo view="signUp" email={email}>
          {confirmationTexts.newEmail}
        </WayTo>
      </li>
      {canRegister(shop) && (
        <li>
          {confirmationTexts.isNew}{' '}
          <WayTo view="registration" email={email}>
            {confirmationTexts.register}
          </WayTo>
        </li>
      )}
    </>
  )
}

/**
 * Why the link of an e-mail confirms nothing, and what its owner does instead. A customer who is logged in has an account and a password:
 * such a link was to change the e-mail. Who is logged in with that very e-mail has confirmed it.
 */
export function UnusableLink({ email, isOwn }: { email: string; isOwn: boolean }) {
  const { state } = useSession()
  const hasRoute = useHasRoute()
  const home = useCustomerHome()
  if (state === 'customer' && isOwn)
    return (
      <Note tone="success" role="status">
        {confirmationTexts.isYours} <TextLink to={home}>{loggedInTexts.toCabinet}</TextLink>
      </Note>
    )
  return (
    <Note tone="warning" role="alert">
      {confirmationTexts.unusableLink}
      <Ways>
        {state === 'customer' && hasRoute(SETTINGS) ? (
          <li>
            {confirmationTexts.changesEmail}{' '}
            <TextLink to={SETTINGS}>{confirmationTexts.changeAgain}</TextLink>
          </li>
        ) : (
          <WaysIn email={email} />
        )}
      </Ways>
    </Note>
  )
}
