import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import type { ReactNode } from 'react'
import { CabinetMenu } from './CabinetMenu'
import { entryOf, isPageOf, PROFILE_PATH } from './entries'
import { cabinetTexts } from './texts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  @media print {
    display: block;
    > nav {
      display: none;
    }
  }
`
const Way = styled.div`
  @media print {
    display: none;
  }
`

interface CabinetFrameProps {
  path: string
  /** Of the page at that path, as far as it is known. */
  title: string | undefined
  children: ReactNode
}

/** The cabinet itself is no page: its first one stands for it. */
const CABINET = { title: cabinetTexts.crumb, to: PROFILE_PATH }

/** A page of the cabinet: the way to it, the menu, the content. */
export function CabinetFrame({ path, title, children }: CabinetFrameProps) {
  const entry = entryOf(path)
  const above =
    entry && !isPageOf(entry, path) ? [{ title: entry.pageTitle ?? entry.title, to: entry.to }] : []
  const own = title ? [{ title }] : []
  return (
    <Container>
      <Way>
        <Breadcrumbs items={[CABINET, ...above, ...own]} />
      </Way>
      <Columns>
        <CabinetMenu />
        <div>{children}</div>
      </Columns>
    </Container>
  )
}
