import { fullName } from '@prilavok/shared-kernel/format'
import { useSession } from '@prilavok/shared-kernel/queries'
import { Link, useHasRoute, useLocation } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { useLogout } from '@prilavok/shared-kernel/token'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { ENTRIES, entryOf, isPageOf } from './entries'
import { cabinetTexts } from './texts'
import { useCurrentInSight } from './use-current-in-sight'

/** A shadow at the end of a strip behind which more of it lies: it scrolls away under the canvas where nothing follows. */
const MORE_ASIDE = [
  'linear-gradient(to right, var(--bg-canvas) 16px, transparent) local 0 0 / 40px 100% no-repeat',
  'linear-gradient(to left, var(--bg-canvas) 16px, transparent) local 100% 0 / 40px 100% no-repeat',
  'linear-gradient(to right, var(--n-300), transparent) scroll 0 0 / 20px 100% no-repeat',
  'linear-gradient(to left, var(--n-300), transparent) scroll 100% 0 / 20px 100% no-repeat',
].join()

const Root = styled.nav`
  padding-top: 4px;
  > p {
    padding: 0 12px 14px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  > p > b {
    display: block;
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    color: var(--text);
  }
  > ul > li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    height: 40px;
    padding: 0 12px;
    border-radius: var(--r-m);
    color: var(--n-700);
  }
  > ul > li > *:hover {
    background: var(--n-100);
  }
  > ul > li > [aria-current] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-weight: 600;
  }
  ${media.compact} {
    padding: 0;
    > p,
    svg {
      display: none;
    }
    > ul {
      display: flex;
      gap: 4px;
      margin: 0 -12px;
      padding: 0 12px;
      overflow-x: auto;
      scrollbar-width: none;
      background: ${MORE_ASIDE};
    }
    > ul > li > * {
      width: auto;
      height: 44px;
      white-space: nowrap;
    }
  }
`
/** Pages of the cabinet that exist for this customer (001 §2), and the way out (AMB-79). */
export function CabinetMenu() {
  const { personal } = useSession()
  const { pathname } = useLocation()
  const hasRoute = useHasRoute()
  const { busy, logout } = useLogout()
  const current = entryOf(pathname)
  const shop = useShop()
  const entries = ENTRIES.filter(
    ({ to, has }) => hasRoute(to) && (!has || (personal && has({ personal, shop }))),
  )
  const name = fullName(personal)
  const strip = useCurrentInSight(pathname)
  return (
    <Root aria-label={cabinetTexts.cabinet}>
      <p>
        <b>{personal?.COMPANY_NAME || name}</b>
        {personal?.COMPANY_NAME && name}
      </p>
      <ul ref={strip}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isPageOf(entry, pathname) ? 'page' : entry === current || undefined}
            >
              <Icon name={entry.icon} />
              {entry.title}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-busy={busy || undefined} onClick={logout}>
            <Icon name="log-out" />
            {cabinetTexts.logout}
          </button>
        </li>
      </ul>
    </Root>
  )
}
