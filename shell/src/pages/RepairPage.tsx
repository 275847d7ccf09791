import type { PageHead } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { PageState } from '@prilavok/shared-kernel/ui/page-state'
import { ContactLinks } from '../features/no-connection/ContactLinks'

/** `/repair`: the shop is closed for maintenance (AMB-46). Needs no API. */
export default function RepairPage() {
  const { platform } = useKernel()
  return (
    <PageState
      icon="clock"
      title="Ведутся технические работы"
      actions={
        <Button kind="primary" size="l" icon="refresh" onClick={() => platform.open('/')}>
          Открыть магазин
        </Button>
      }
    >
      <p>Магазин скоро откроется, товары в корзине сохранены.</p>
      <p>
        Связаться с нами: <ContactLinks />
      </p>
    </PageState>
  )
}

export const head = (): PageHead => ({ title: 'Технические работы', robots: 'noindex' })
