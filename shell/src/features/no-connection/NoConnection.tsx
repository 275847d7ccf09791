import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { PageState } from '@prilavok/shared-kernel/ui/page-state'
import { ContactLinks } from './ContactLinks'

/** The server does not answer: what happened, how to reach the supplier, what to do (001 §8, AMB-04). */
export function NoConnection({ onRetry }: { onRetry?: () => void }) {
  const { platform } = useKernel()
  return (
    <PageState
      icon="offline"
      title="Нет соединения с сервером."
      actions={
        <Button kind="primary" size="l" icon="refresh" onClick={onRetry ?? platform.reload}>
          Повторить
        </Button>
      }
    >
      <p>
        Связаться с нами: <ContactLinks />
      </p>
      <p>Пожалуйста, попробуйте позже</p>
    </PageState>
  )
}
