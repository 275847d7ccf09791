import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useHasRoute, useLocation } from '@prilavok/shared-kernel/router'
import { Slot } from '@prilavok/shared-kernel/slots'
import { styled } from '@prilavok/shared-kernel/styled'
import { useDisclosure } from '@prilavok/shared-kernel/ui/disclosure'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useModuleSource } from '../../parts/module-source'

const Area = styled.div`
  > a[data-size] {
    padding: 0 18px;
    font-size: 15px;
  }
`
const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  min-height: 240px;
  max-height: calc(100vh - 120px);
  overflow: auto;
  border-top: 1px solid var(--border-subtle);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
`
const CATALOG = '/catalog-list'

/**
 * «Каталог»: opens the sections menu under the header, whose code and data come at the first sign of intent. A link to the
 * catalogue's own page where scripts have not come yet, or where no part brings the menu.
 */
export function CatalogMenu() {
  const { plan } = useKernel()
  const source = useModuleSource()
  const { pathname } = useLocation()
  const { open, setOpen, rootRef, openerProps, panelId } = useDisclosure<HTMLDivElement, HTMLAnchorElement>()
  const [opened, setOpened] = useState(false)
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current !== pathname) setOpen(false)
    left.current = pathname
  }, [pathname, setOpen])
  const widgets = plan.slots['header.catalogMenu'] ?? []
  if (!useHasRoute()(CATALOG)) return null

  const warm = () => {
    for (const { part, expose } of widgets) void source.load(part, expose).catch(() => undefined)
  }
  const toggle = (event: MouseEvent) => {
    if (widgets.length === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(true)
    setOpen(!open)
  }
  return (
    <Area data-area="catalog" ref={rootRef}>
      <LinkButton
        {...(widgets.length > 0 ? openerProps : {})}
        to={CATALOG}
        kind="primary"
        size="l"
        icon={open ? 'close' : 'menu'}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={toggle}
      >
        Каталог
      </LinkButton>
      {opened && (
        <Panel id={panelId} hidden={!open}>
          <Slot name="header.catalogMenu" props={{ onNavigate: () => setOpen(false) }} />
        </Panel>
      )}
    </Area>
  )
}
