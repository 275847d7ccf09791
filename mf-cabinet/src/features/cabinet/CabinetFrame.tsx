import styled from '@emotion/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Breadcrumbs, type Crumb } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import type { ReactNode } from 'react'
import { texts } from '../../texts'
import { CabinetMenu } from './CabinetMenu'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

/** A page of the cabinet: the way to it, the menu, the content. */
export function CabinetFrame({ crumbs, children }: { crumbs: readonly Crumb[]; children: ReactNode }) {
  return (
    <Container>
      <Breadcrumbs items={[{ title: texts.home, to: '/' }, ...crumbs]} />
      <Columns>
        <CabinetMenu />
        <div>{children}</div>
      </Columns>
    </Container>
  )
}
