import { Popover as Base } from '@base-ui/react/popover'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactElement, ReactNode } from 'react'
import { popupStyles } from './popup-styles'

export interface PopoverProps {
  /** The button that opens it; gets `aria-expanded` and the focus back. */
  trigger: ReactElement
  /** Title inside, and the name for screen readers. */
  title: ReactNode
  /** @default 'start' */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--z-dropdown);
`
const Panel = styled.div`
  ${popupStyles}
  min-width: 240px;
  padding: 16px;
  > h2 {
    margin-bottom: 8px;
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
`

/**
 * A panel that hangs on a button and turns to where there is room; Esc and a press outside close it. For panels inside pages;
 * the header's menus keep `useDisclosure`: their place is fixed, and this one brings the positioning library (40 KB gzip) with it:
 * load it when it is needed.
 */
export function Popover({ trigger, title, align = 'start', children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner align={align} sideOffset={4} collisionPadding={12}>
          <Base.Popup render={<Panel />}>
            <Base.Title>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
