import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute, useNavigate } from '@prilavok/shared-kernel/router'
import { useEffect, useState } from 'react'
import { LoginForm } from '../features/login/LoginForm'
import { loginTexts } from '../features/login/texts'
import { AuthPage } from '../model/AuthPage'
import { prefilledEmail } from '../model/auth-views'
import { texts } from '../texts'

/** Where a customer goes after a login: the profile, in a shop without one the orders (AMB-26). */
const HOMES = ['/cabinet/info', '/cabinet/orders']

/** `/login`: the login form; a customer is sent on to the cabinet. */
export default function LoginPage({ page }: { page: PageRequest }) {
  const { state } = useSession()
  const [typed, setTyped] = useState(false)
  const navigate = useNavigate()
  const home = HOMES.find(useHasRoute()) ?? '/'
  const leave = state === 'customer' && !typed
  useEffect(() => {
    if (leave) navigate(home, { replace: true })
  }, [leave, home, navigate])
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
