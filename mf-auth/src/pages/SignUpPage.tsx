import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { useNavigate } from '@prilavok/shared-kernel/router'
import SignUp from '../features/sign-up/SignUp'
import { signUpTexts } from '../features/sign-up/texts'
import { AuthPage } from '../model/AuthPage'

/** `/sign-up`: the short form, for who is registered and has no password (AMB-25). */
export default function SignUpPage({ page }: { page: PageRequest }) {
  const navigate = useNavigate()
  return (
    <AuthPage title={signUpTexts.title} action={signUpTexts.entering}>
      <SignUp email={page.search.get('email') ?? ''} onDone={() => navigate('/login', { replace: true })} />
    </AuthPage>
  )
}

export const head = (): PageHead => ({ title: signUpTexts.title, robots: 'noindex' })
