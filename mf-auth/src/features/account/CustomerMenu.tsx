import type { Personal } from '@prilavok/shared-kernel/contract'
import { fullName } from '@prilavok/shared-kernel/format'
import { Link, useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { headerActionStyles } from '@prilavok/shared-kernel/theme'
import { useLogout } from '@prilavok/shared-kernel/token'
import { useDisclosure } from '@prilavok/shared-kernel/ui/disclosure'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { texts } from '../../texts'
import { accountTexts } from './texts'

const Root = styled.div`
  position: relative;
  display: flex;
  gap: 4px;
`
const Orders = styled(Link)(headerActionStyles)
const Opener = styled.button(headerActionStyles)
const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  z-index: var(--z-dropdown);
  min-width: 220px;
  max-width: 320px;
  padding: 8px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
  > p {
    padding: 4px 8px 10px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  > p > b {
    display: block;
    font-weight: 600;
    color: var(--text);
  }
  li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 40px;
    padding: 0 8px;
    border-radius: var(--r-m);
    color: var(--n-700);
    text-align: left;
  }
  li > *:hover {
    background: var(--n-100);
    color: var(--n-900);
  }
`
/** A link to the orders, and a menu under the customer's name. */
export function CustomerMenu({ personal }: { personal: Personal }) {
  const hasRoute = useHasRoute()
  const { busy, logout } = useLogout()
  const { open, setOpen, rootRef, openerProps, panelId } = useDisclosure()
  const leave = () => {
    setOpen(false)
    logout()
  }
  const entries = [
    { to: '/cabinet/info', title: accountTexts.profile, icon: 'user' as const },
    { to: '/cabinet/orders', title: accountTexts.orders, icon: 'order' as const },
  ].filter(({ to }) => hasRoute(to))
  return (
    <Root ref={rootRef}>
      {hasRoute('/cabinet/orders') && (
        <Orders to="/cabinet/orders">
          <Icon name="order" size={20} />
          <span>{accountTexts.ordersShort}</span>
        </Orders>
      )}
      <Opener type="button" {...openerProps} aria-busy={busy || undefined} onClick={() => setOpen(!open)}>
        <Icon name="user" size={20} />
        <span title={personal.NAME || personal.EMAIL}>{personal.NAME || personal.EMAIL}</span>
      </Opener>
      {open && (
        <Panel id={panelId}>
          <p>
            <b>{personal.COMPANY_NAME || fullName(personal)}</b>
            {personal.EMAIL}
          </p>
          <ul>
            {entries.map(({ to, title, icon }) => (
              <li key={to}>
                <Link to={to} onClick={() => setOpen(false)}>
                  <Icon name={icon} />
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={leave}>
                <Icon name="log-out" />
                {texts.logout}
              </button>
            </li>
          </ul>
        </Panel>
      )}
    </Root>
  )
}
