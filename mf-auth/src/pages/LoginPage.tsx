import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useEffect, useState } from 'react'
import FirstPassword from '../features/first-password/FirstPassword'
import { firstPasswordTexts } from '../features/first-password/texts'
import { LoginForm } from '../features/login/LoginForm'
import { loginTexts } from '../features/login/texts'
import { AuthPage } from '../model/AuthPage'
import { prefilledEmail } from '../model/auth-views'
import { useCustomerHome } from '../model/customer-home'
import { texts } from '../texts'

const Other = styled(Button)`
  margin-top: 12px;
`

/** `/login`: the login form; a customer is sent on to the cabinet, a user without a password sets one (AUTH-042). */
export default function LoginPage({ page }: { page: PageRequest }) {
  const { state } = useSession()
  const [typed, setTyped] = useState(false)
  const [isOther, setOther] = useState(false)
  const navigate = useNavigate()
  const home = useCustomerHome()
  const leave = state === 'customer' && !typed
  useEffect(() => {
    if (leave) navigate(home, { replace: true })
  }, [leave, home, navigate])
  if (state === 'partial' && !typed && !isOther)
    return (
      <AuthPage title={firstPasswordTexts.title} action={loginTexts.loggingIn}>
        <FirstPassword onDone={() => navigate(home, { replace: true })} />
        <Other kind="quiet" block onClick={() => setOther(true)}>
          {loginTexts.other}
        </Other>
      </AuthPage>
    )
  return (
    <AuthPage title={texts.title} action={loginTexts.loggingIn}>
      <LoginForm
        email={prefilledEmail(page.search.get('email'))}
        onDone={() => navigate(home, { replace: true })}
        onType={() => setTyped(true)}
      />
    </AuthPage>
  )
}

export const head = (): PageHead => ({ title: texts.title, robots: 'noindex' })
