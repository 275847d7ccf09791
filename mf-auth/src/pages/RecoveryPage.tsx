import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import Recovery from '../features/recovery/Recovery'
import { recoveryTexts } from '../features/recovery/texts'
import { AuthPage } from '../model/AuthPage'

/** `/recovery`: `email` and `user_checkword` of the query are those of the link in the e-mail (001 §2). */
export default function RecoveryPage({ page }: { page: PageRequest }) {
  const { search } = page
  return (
    <AuthPage title={recoveryTexts.title} action={recoveryTexts.recovering}>
      <Recovery
        key={search.toString()}
        email={search.get('email') ?? ''}
        checkword={search.get('user_checkword') ?? ''}
      />
    </AuthPage>
  )
}

export const head = (): PageHead => ({ title: recoveryTexts.title, robots: 'noindex' })
