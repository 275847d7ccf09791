import { useHasRoute, useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useEffect, useRef } from 'react'
import { SupplierContacts } from './SupplierContacts'

const Body = styled.div`
  padding: 4px 16px 24px;
`
const Links = styled.ul`
  margin-bottom: 16px;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    border-bottom: 1px solid var(--border-subtle);
  }
`
const LINKS: [path: string, title: string][] = [
  ['/', 'Главная'],
  ['/catalog-list', 'Каталог'],
  ['/basket', 'Корзина'],
  ['/cabinet/orders', 'Мои заказы'],
]

/** Menu of the narrow header: pages and the supplier's contacts. */
export default function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasRoute = useHasRoute()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
    openedAt.current = key
  }, [key, onClose])
  return (
    <Drawer open={open} onClose={onClose} title="Меню">
      <Body>
        <Links>
          {LINKS.filter(([path]) => hasRoute(path)).map(([path, title]) => (
            <li key={path}>
              <TextLink to={path} quiet onClick={onClose}>
                {title}
              </TextLink>
            </li>
          ))}
        </Links>
        <SupplierContacts />
      </Body>
    </Drawer>
  )
}
