import { useShop } from '@prilavok/shared-kernel/shop'
import type { AuthViewProps } from '../../model/auth-views'
import { canRegister } from '../../model/can-register'
import { Registered } from './Registered'
import { RegistrationClosed } from './RegistrationClosed'
import { RegistrationForm } from './RegistrationForm'
import { useRegistration } from './use-registration'

function OpenRegistration({ email = '', onDone }: AuthViewProps) {
  const registration = useRegistration(email)
  const { registered, change, finish } = registration
  const done = () => {
    finish()
    onDone()
  }
  if (registered) return <Registered {...registered} onChange={change} onDone={done} />
  return <RegistrationForm registration={registration} />
}

/** Registration of companies and, where the shop allows it, of individuals; of nobody where the shop has closed it (AMB-12). */
export default function Registration(props: AuthViewProps) {
  return canRegister(useShop()) ? <OpenRegistration {...props} /> : <RegistrationClosed />
}
