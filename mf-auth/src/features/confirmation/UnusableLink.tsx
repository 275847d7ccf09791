import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { canRegister } from '../../model/can-register'
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

/** Why the link of an e-mail confirms nothing, and what its owner does instead. */
export function UnusableLink({ email }: { email: string }) {
  const shop = useShop()
  return (
    <Note tone="warning" role="alert">
      {confirmationTexts.unusableLink}
      <Ways>
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
      </Ways>
    </Note>
  )
}
