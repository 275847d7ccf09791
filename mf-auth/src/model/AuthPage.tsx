import { styled } from '@prilavok/shared-kernel/styled'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ReactNode } from 'react'

const Column = styled.div`
  max-width: var(--modal-s);
  margin: 40px auto 0;
`

interface AuthPageProps {
  title: string
  /** What needs scripts; fits after «Чтобы». */
  action: string
  children: ReactNode
}

/** A page around one form. */
export function AuthPage({ title, action, children }: AuthPageProps) {
  return (
    <Container>
      <Column>
        <PageTitle>{title}</PageTitle>
        <NeedsScripts action={action} />
        <Panel data-pad>{children}</Panel>
      </Column>
    </Container>
  )
}
