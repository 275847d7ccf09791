import { useFixedBar } from '@prilavok/shared-kernel/bars'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { Link, useHasRoute, useLocation } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { CountBadge } from '@prilavok/shared-kernel/ui/badge'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import type { MouseEvent } from 'react'
import { useBasketBadge } from './use-basket-badge'
import { useFavouritesEntry } from './use-favourites-entry'

const Root = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: var(--z-bottombar);
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--bg-surface);
  box-shadow: var(--sh-up);
  /* Seen in forced colours. */
  outline: 1px solid transparent;
  ${media.desktop} {
    display: none;
  }
  > a {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    height: var(--bottombar);
    color: var(--n-600);
    font-size: 11px;
    line-height: 13px;
  }
  > a[aria-current] {
    color: var(--accent-text);
    font-weight: 500;
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
`
const Badge = styled(CountBadge)`
  position: absolute;
  top: 4px;
  left: 50%;
  margin-left: 4px;
`

interface Entry {
  to: string
  title: string
  icon: IconName
  /** Beginnings of the paths that belong to this entry. */
  area: RegExp
  /** Number on the icon and what it counts. */
  badge?: { count: number; meaning: string }
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** Navigation of narrow screens (000 §2). «Войти» is a link to the login page that opens the modal where it can. */
export function BottomBar() {
  const { modals } = useKernel()
  const { pathname } = useLocation()
  const hasRoute = useHasRoute()
  const { state } = useSession()
  const basket = useBasketBadge()
  const favourites = useFavouritesEntry()
  const profile = ['/cabinet/info', '/cabinet/orders'].find(hasRoute) ?? '/login'
  const signIn = (event: MouseEvent) => {
    event.preventDefault()
    modals.open('authentication', {})
  }
  const entries: Entry[] = [
    { to: '/', title: 'Главная', icon: 'home', area: /^\/$/ },
    {
      to: '/catalog-list',
      title: 'Каталог',
      icon: 'grid',
      area: /^\/(catalog(?!\/favorite)|product|search)/,
    },
    { to: '/basket', title: 'Корзина', icon: 'cart', area: /^\/basket/, badge: basket },
    { icon: 'heart', area: /^\/catalog\/favorite/, ...favourites },
    state === 'customer'
      ? { to: profile, title: 'Профиль', icon: 'user', area: /^\/cabinet/ }
      : { to: '/login', title: 'Войти', icon: 'user', area: /^\/login/, onClick: signIn },
  ]
  return (
    <Root {...useFixedBar('bottom')} aria-label="Основные разделы">
      {entries
        .filter(({ to }) => hasRoute(to))
        .map(({ to, title, icon, area, badge, onClick }) => (
          <Link
            key={title}
            to={to}
            aria-current={to === pathname ? 'page' : area.test(pathname) || undefined}
            onClick={onClick}
          >
            <Icon name={icon} size={22} />
            {title}
            {badge && badge.count > 0 && (
              <>
                <span aria-hidden>
                  <Badge count={badge.count} />
                </span>
                <VisuallyHidden>: {badge.meaning}</VisuallyHidden>
              </>
            )}
          </Link>
        ))}
    </Root>
  )
}
