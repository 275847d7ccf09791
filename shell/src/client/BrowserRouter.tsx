import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { Router } from 'react-router-dom'
import type { BrowserHistory } from '../navigation/guarded-history'
import { NavigationPendingProvider } from '../navigation/navigation-pending'
import { createPendingStore } from '../navigation/pending-store'

type Location = BrowserHistory['location']

interface BrowserRouterProps {
  history: BrowserHistory
  /** Whether a page that a link opens can be rendered without waiting for anything. */
  opensAtOnce: (from: Location, to: Location) => boolean
  /** A change of page, or a choice within it, begins. */
  onNavigation?: (from: Location, to: Location) => void
  /** Another page has taken the place of the one before. */
  onPageChange?: () => void
  children: ReactNode
}

/** A choice within the page that its address keeps: a filter, a tick, a tab. */
const isWithinPage = ({ action, location }: Pick<BrowserHistory, 'action' | 'location'>, from: Location) =>
  action === 'REPLACE' && location.pathname === from.pathname

/**
 * Routes by the browser's history. A page that can be rendered at once is, before anything else that the click has begun. So is a
 * choice within the page: the next one is worked out from what stands there, and must not undo it. Else the change of page is a
 * transition: the old page stays until the new one can be rendered, and the layout knows that it is on its way.
 */
export function BrowserRouter({
  history,
  opensAtOnce,
  onNavigation,
  onPageChange,
  children,
}: BrowserRouterProps) {
  const [state, setState] = useState({ action: history.action, location: history.location })
  const [pending, startTransition] = useTransition()
  const [store] = useState(createPendingStore)
  const { location } = state
  useLayoutEffect(
    () =>
      history.listen((change) => {
        onNavigation?.(location, change.location)
        store.start()
        const opens = change.action === 'PUSH' && opensAtOnce(location, change.location)
        if (opens || isWithinPage(change, location)) setState(change)
        else startTransition(() => setState(change))
      }),
    [history, store, opensAtOnce, onNavigation, location],
  )
  useLayoutEffect(() => store.set(pending), [store, pending])
  const shownPath = useRef(location.pathname)
  useEffect(() => {
    if (shownPath.current === location.pathname) return
    shownPath.current = location.pathname
    onPageChange?.()
  }, [location.pathname, onPageChange])
  return (
    <NavigationPendingProvider value={store}>
      <Router location={location} navigationType={state.action} navigator={history}>
        {children}
      </Router>
    </NavigationPendingProvider>
  )
}
