import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { canRegister } from '../../model/can-register'
import { WayTo } from '../../model/WayTo'
import { loginTexts } from './texts'

const Line = styled.p`
  font-size: 13px;
  line-height: 18px;
  text-align: center;
  color: var(--text-secondary);
`

/** The way from the login to the registration, or why there is none (AUTH-015). */
export function RegistrationWay({ email }: { email: string }) {
  if (!canRegister(useShop())) return <Line>{loginTexts.registrationClosed}</Line>
  return (
    <Line>
      {loginTexts.newHere}{' '}
      <WayTo view="registration" email={email}>
        {loginTexts.register}
      </WayTo>
    </Line>
  )
}
