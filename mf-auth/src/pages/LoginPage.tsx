import type { PageHead } from '@prilavok/shared-kernel/contract'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute, useNavigate } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useEffect, useState } from 'react'
import { LoginForm } from '../features/login/LoginForm'
import { loginTexts } from '../features/login/texts'
import { texts } from '../texts'

const Column = styled.div`
  max-width: var(--modal-s);
  margin: 40px auto 0;
`
/** Where a customer goes after a login: the profile, in a shop without one the orders (AMB-26). */
const HOMES = ['/cabinet/info', '/cabinet/orders']

/** `/login`: the login form; a customer is sent on to the cabinet. */
export default function LoginPage() {
  const { state } = useSession()
  const [typed, setTyped] = useState(false)
  const navigate = useNavigate()
  const home = HOMES.find(useHasRoute()) ?? '/'
  const leave = state === 'customer' && !typed
  useEffect(() => {
    if (leave) navigate(home, { replace: true })
  }, [leave, home, navigate])
  return (
    <Container>
      <Column>
        <PageTitle>{texts.title}</PageTitle>
        <NeedsScripts action={loginTexts.loggingIn} />
        <Panel data-pad>
          <LoginForm onDone={() => navigate(home, { replace: true })} onType={() => setTyped(true)} />
        </Panel>
      </Column>
    </Container>
  )
}

export const head = (): PageHead => ({ title: texts.title, robots: 'noindex' })
