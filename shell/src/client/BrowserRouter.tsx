import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react'
import { Router } from 'react-router-dom'
import type { BrowserHistory } from '../navigation/guarded-history'
import { NavigationPendingProvider } from '../navigation/navigation-pending'
import { createPendingStore } from '../navigation/pending-store'

interface BrowserRouterProps {
  history: BrowserHistory
  children: ReactNode
}

/**
 * Routes by the browser's history. A change of page is a transition: the old page stays until the new one can be rendered,
 * and the layout knows that it is on its way.
 */
export function BrowserRouter({ history, children }: BrowserRouterProps) {
  const [state, setState] = useState({ action: history.action, location: history.location })
  const [pending, startTransition] = useTransition()
  const [store] = useState(createPendingStore)
  useLayoutEffect(
    () =>
      history.listen((change) => {
        store.start()
        startTransition(() => setState(change))
      }),
    [history, store],
  )
  useLayoutEffect(() => store.set(pending), [store, pending])
  return (
    <NavigationPendingProvider value={store}>
      <Router location={state.location} navigationType={state.action} navigator={history}>
        {children}
      </Router>
    </NavigationPendingProvider>
  )
}
