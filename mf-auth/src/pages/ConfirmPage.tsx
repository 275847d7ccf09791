import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { Confirmation } from '../features/confirmation/Confirmation'
import { confirmationTexts } from '../features/confirmation/texts'
import FirstPassword from '../features/first-password/FirstPassword'
import { AuthPage } from '../model/AuthPage'

/** `/confirm`: the query is that of the link in the e-mail (001 §2). Who has no password sets one, and goes on to the cabinet. */
export default function ConfirmPage({ page }: { page: PageRequest }) {
  const navigate = useNavigate()
  return (
    <AuthPage title={confirmationTexts.title} action={confirmationTexts.confirming}>
      <Confirmation
        parameters={Object.fromEntries(page.search)}
        firstPassword={({ email, message }) => (
          <FirstPassword {...{ email, message }} onDone={() => navigate('/login', { replace: true })} />
        )}
      />
    </AuthPage>
  )
}

export const head = (): PageHead => ({ title: confirmationTexts.title, robots: 'noindex' })
