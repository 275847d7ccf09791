import { useShop } from '@prilavok/shared-kernel/shop'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { canRegister } from '../../model/can-register'
import { WayTo } from '../../model/WayTo'
import { confirmationTexts } from './texts'

/** Why the link of an e-mail confirms nothing, and what its owner does instead. */
export function DeadLink({ email }: { email: string }) {
  const shop = useShop()
  return (
    <Note tone="warning" role="alert">
      {confirmationTexts.deadLink}
      <br />
      {confirmationTexts.hasPassword}{' '}
      <WayTo view="login" email={email}>
        {confirmationTexts.logIn}
      </WayTo>
      <br />
      {confirmationTexts.hasNone}{' '}
      <WayTo view="signUp" email={email}>
        {confirmationTexts.newEmail}
      </WayTo>
      {canRegister(shop) && (
        <>
          <br />
          {confirmationTexts.isNew}{' '}
          <WayTo view="registration" email={email}>
            {confirmationTexts.register}
          </WayTo>
        </>
      )}
    </Note>
  )
}
