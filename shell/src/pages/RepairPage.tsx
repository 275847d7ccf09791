import type { PageHead } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { ContactLinks } from '../features/no-connection/ContactLinks'

/** `/repair`: the shop is closed for maintenance (AMB-46). Needs no API. */
export default function RepairPage() {
  const { platform } = useKernel()
  return (
    <Container>
      <PageTitle>Ведутся технические работы</PageTitle>
      <p>
        Связаться с нами: <ContactLinks />
      </p>
      <Button kind="primary" onClick={() => platform.open('/')}>
        Открыть магазин
      </Button>
    </Container>
  )
}

export const head = (): PageHead => ({ title: 'Технические работы', robots: 'noindex' })
