import { useShop } from '@prilavok/shared-kernel/shop'
import { canRegister } from '../../model/can-register'
import { WayLine } from '../../model/WayLine'
import { WayTo } from '../../model/WayTo'
import { loginTexts } from './texts'

/** The way from the login to the registration, or why there is none (AUTH-015). */
export function RegistrationWay({ email }: { email: string }) {
  if (!canRegister(useShop())) return <WayLine>{loginTexts.registrationClosed}</WayLine>
  return (
    <WayLine>
      {loginTexts.newHere}{' '}
      <WayTo view="registration" email={email}>
        {loginTexts.register}
      </WayTo>
    </WayLine>
  )
}
