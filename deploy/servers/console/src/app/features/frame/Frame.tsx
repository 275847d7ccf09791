import { Note } from '@prilavok/shared-kernel/ui/note'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { Operator } from '../../../contract'
import { errorText } from '../../api/error-text'
import { keys } from '../../api/keys'
import { logout } from '../../api/session'
import { useLive } from '../live/LiveProvider'
import { Bar, Main, SkipLink } from './frame-styles'
import { frameTexts } from './texts'

const SECTIONS = [
  ['/', frameTexts.matrix],
  ['/releases', frameTexts.releases],
  ['/suppliers', frameTexts.suppliers],
  ['/log', frameTexts.log],
  ['/past', frameTexts.past],
] as const

interface FrameProps {
  operator: Operator
  /** The operator has logged out here: the login that follows has no need to say why. */
  onLeave: () => void
  children: ReactNode
}

/** What stands around every section. */
export function Frame({ operator, onLeave, children }: FrameProps) {
  const queries = useQueryClient()
  const live = useLive()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const section = SECTIONS.find(([to]) => to === pathname)?.[1] ?? frameTexts.account
    document.title = `${section} — ${frameTexts.title}`
    // The menu of a narrow screen scrolls sideways.
    const nav = menu.current
    const link = nav?.querySelector<HTMLElement>('[aria-current=page]')
    if (nav && link)
      nav.scrollLeft = link.offsetLeft - nav.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
  }, [pathname])
  const [failure, setFailure] = useState<string>()
  const leave = async () => {
    try {
      await logout()
      onLeave()
      queries.setQueryData(keys.me, null)
    } catch (error) {
      // The session goes on: whoever walks away from the machine must know.
      setFailure(errorText(error).text)
    }
  }
  return (
    <>
      <SkipLink href="#content">{frameTexts.toContent}</SkipLink>
      <Bar>
        <b>{frameTexts.title}</b>
        <nav ref={menu} aria-label={frameTexts.sections}>
          {SECTIONS.map(([to, title]) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {title}
            </NavLink>
          ))}
        </nav>
        <NavLink to="/account" title={frameTexts.account}>
          {operator.name}, {frameTexts.roles[operator.role]}
        </NavLink>
        <button type="button" onClick={() => void leave()}>
          {frameTexts.logout}
        </button>
      </Bar>
      <Main id="content" tabIndex={-1}>
        <div role="status">
          {live === 'offline' && <Note tone="warning">{frameTexts.offline}</Note>}
          {live === 'registry-away' && <Note tone="warning">{frameTexts.registryAway}</Note>}
        </div>
        {failure && (
          <Note tone="danger" role="alert">
            {frameTexts.stillLoggedIn} {failure}
          </Note>
        )}
        {children}
      </Main>
    </>
  )
}
