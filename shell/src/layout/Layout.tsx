import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { IconSymbols } from '@prilavok/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { Hydrated } from '../deferred-hydration/Hydrated'
import { BasketAnnouncer } from '../features/announcements/BasketAnnouncer'
import { FirstEntry } from '../features/first-entry/FirstEntry'
import { LeaveQuestion } from '../features/leave-question/LeaveQuestion'
import { ModalHost } from '../features/modal-host/ModalHost'
import { Notices } from '../features/notices/Notices'
import { OutsideServices } from '../features/outside-services/OutsideServices'
import { usePaletteKey } from '../features/palette/use-palette-key'
import { usePageChange } from '../features/scroll/use-page-change'
import { SessionEnd } from '../features/session-end/SessionEnd'
import { SessionPrompt } from '../features/session-prompt/SessionPrompt'
import { useUndoKey } from '../features/undo/use-undo-key'
import { BottomBar } from './BottomBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { LayoutBoundary } from './LayoutBoundary'
import { NavigationLine } from './NavigationLine'
import { PlainHeader } from './PlainHeader'
import { SkipLinks } from './SkipLinks'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  ${media.compact} {
    padding-bottom: calc(var(--bottombar) + env(safe-area-inset-bottom));
  }
  @media print {
    padding-bottom: 0;
    > :not(main) {
      display: none;
    }
  }
`
const Main = styled.main`
  flex: 1;
`

/** What stands around every page. Listeners come before the page, so that they hear what its first effects say. */
export function Layout({ children }: { children: ReactNode }) {
  usePageChange()
  useUndoKey()
  usePaletteKey()
  return (
    <Root>
      <IconSymbols />
      <SkipLinks />
      <NavigationLine />
      <LayoutBoundary name="Announcements">
        <SessionPrompt />
        <SessionEnd />
        <BasketAnnouncer />
        <FirstEntry />
      </LayoutBoundary>
      <LayoutBoundary name="Header" instead={<PlainHeader />}>
        <Header />
      </LayoutBoundary>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <LayoutBoundary name="Footer">
        <Footer />
      </LayoutBoundary>
      <LayoutBoundary name="BottomBar">
        <BottomBar />
      </LayoutBoundary>
      <LayoutBoundary name="Notices">
        <Notices />
      </LayoutBoundary>
      <LayoutBoundary name="ModalHost">
        <ModalHost />
        <LeaveQuestion />
      </LayoutBoundary>
      <LayoutBoundary name="OutsideServices">
        <OutsideServices />
      </LayoutBoundary>
      <Hydrated root="layout" />
    </Root>
  )
}
