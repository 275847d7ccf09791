import { useLocation } from '@prilavok/shared-kernel/router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useNavigationStart } from '../../navigation/navigation-pending'
import { createScrollMemory } from './scroll-memory'

/** The page's heading, else its main landmark; nothing while a dialog has the focus. */
const focusHeading = () => {
  if (document.activeElement?.closest('[role="dialog"]')) return
  const main = document.querySelector('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

/** The buyer has turned to a field while the page was on its way: what is typed next is meant for it. */
const isTyping = (atStart: Element | null | undefined) =>
  atStart !== undefined &&
  atStart !== document.activeElement &&
  document.activeElement?.matches('input, textarea, select')

const keepsScroll = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true

/**
 * After a change of page: to the top on a link, back to where the buyer was on «back», focus to the heading. A link with
 * `state={{ keepScroll: true }}` stays where it is; so does an address that is replaced on its page (sort, filters). A page that takes
 * the place of another in the history, as an order that of its form, begins at its top like any other.
 */
export function usePageChange(): void {
  const { key, pathname, state } = useLocation()
  const type = useNavigationType()
  const [memory] = useState(createScrollMemory)
  const shown = useRef({ key, pathname })
  const focusAtStart = useRef<Element | null>(undefined)
  useNavigationStart(() => {
    focusAtStart.current = document.activeElement
  })

  useEffect(() => {
    const { history } = window
    const remember = () => memory.remember(shown.current.key, window.scrollY)
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
  }, [memory])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    const isOtherPage = before.pathname !== pathname
    if (type === 'POP') window.scrollTo(0, memory.recall(key))
    else if ((type === 'PUSH' || isOtherPage) && !keepsScroll(state)) window.scrollTo(0, 0)
    if (isOtherPage && !isTyping(focusAtStart.current)) focusHeading()
  }, [key, pathname, state, type, memory])
}
