import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useHasRoute, useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useEffect, useRef } from 'react'
import { contentLinkTexts } from '../model/content-links/texts'
import { useContentLinks } from '../model/content-links/use-content-links'
import { SupplierContacts } from './SupplierContacts'
import { VIEWED, ViewedLink } from './ViewedLink'

const Body = styled.div`
  padding: 4px 16px 24px;
`
const Links = styled.ul`
  margin-bottom: 16px;
  a,
  button {
    display: flex;
    width: 100%;
    align-items: center;
    min-height: 44px;
    border-bottom: 1px solid var(--border-subtle);
  }
`
const Title = styled.h2`
  margin: 20px 0 4px;
  font-weight: 600;
`
const LINKS: [path: string, title: string][] = [
  ['/', 'Главная'],
  ['/catalog-list', 'Каталог'],
  ['/catalog-list#brands', 'Бренды'],
  ['/client/offers', 'Акции'],
  ['/basket', 'Корзина'],
  ['/cabinet/orders', 'Мои заказы'],
  VIEWED,
]

/** Menu of the narrow header: pages and the supplier's contacts. */
export default function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasRoute = useHasRoute()
  const { modals } = useKernel()
  const { buyer, company } = useContentLinks()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) onClose()
    openedAt.current = key
  }, [key, onClose])
  const openPalette = () => {
    onClose()
    modals.open('palette', { text: '' })
  }
  return (
    <Drawer open={open} onClose={onClose} title="Меню">
      <Body>
        <Links>
          {LINKS.filter(([path]) => hasRoute(path)).map(([path, title]) => (
            <li key={path}>
              {path === VIEWED[0] ? (
                <ViewedLink onClick={onClose} />
              ) : (
                <TextLink to={path} quiet onClick={onClose}>
                  {title}
                </TextLink>
              )}
            </li>
          ))}
          <li>
            <button type="button" onClick={openPalette}>
              Быстрый переход
            </button>
          </li>
        </Links>
        {[
          { title: contentLinkTexts.buyer, links: buyer },
          { title: contentLinkTexts.company, links: company },
        ].map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <Title>{title}</Title>
            <Links>
              {links.map(({ to, title: name }) => (
                <li key={to}>
                  <TextLink to={to} quiet onClick={onClose}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </Links>
          </nav>
        ))}
        <SupplierContacts onAsk={onClose} />
      </Body>
    </Drawer>
  )
}
