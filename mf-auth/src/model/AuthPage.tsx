import { styled } from '@prilavok/shared-kernel/styled'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { NeedsScripts } from '@prilavok/shared-kernel/ui/needs-scripts'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ReactNode } from 'react'

const Column = styled.div`
  max-width: var(--modal-s);
  margin: 40px auto 0;
  &[data-wide] {
    max-width: var(--modal-m);
  }
`

interface AuthPageProps {
  title: string
  /** What needs scripts; fits after «Чтобы». */
  action: string
  /** For two columns of fields. */
  wide?: boolean
  children: ReactNode
}

/** A page around one form. */
export function AuthPage({ title, action, wide, children }: AuthPageProps) {
  return (
    <Container>
      <Column data-wide={wide || undefined}>
        <PageTitle>{title}</PageTitle>
        <NeedsScripts action={action} />
        <Panel data-pad>{children}</Panel>
      </Column>
    </Container>
  )
}
