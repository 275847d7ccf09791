import type { LeaveGuards } from '@prilavok/shared-kernel/leave-guard'
import type { UNSAFE_createBrowserHistory } from 'react-router-dom'

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>
type Listener = Parameters<BrowserHistory['listen']>[0]

/**
 * The browser's history that asks before unsaved input is left behind: by links and `navigate`, by Back and Forward, and by
 * closing the tab (there the browser asks in its own words). A step within the same page (sort, filters) asks nothing, but
 * for Back and Forward, which close modals.
 */
export function guardedHistory(history: BrowserHistory, guards: LeaveGuards, page: Window): BrowserHistory {
  /** Steps of the history that are not the buyer's. */
  const own: {
    /** Back to the page that is shown, as long as the buyer has not answered: `home` is its place, `step` is under way. */
    returning?: { home: number; step: number } | undefined
    /** On, as the buyer has answered. */
    leaving: boolean
    /** How many steps the buyer has asked to go, from the page that is shown. */
    askedDelta: number
  } = { leaving: false, askedDelta: 0 }
  const place = (): number => (page.history.state as { idx?: number } | null)?.idx ?? 0
  const returnTo = (home: number) => {
    own.returning = { home, step: home - place() }
    history.go(own.returning.step)
  }
  /** A step while the return is under way. One of the buyer's (a second Back) may come first: then the return falls short. */
  const followReturn = ({ home, step }: { home: number; step: number }, delta: number) => {
    if (place() === home) own.returning = undefined
    // Events of steps that were made together tell of the last place alone.
    else if (delta === step || delta === 0) returnTo(home)
    else own.askedDelta += delta
  }

  const leaves = (href: string) =>
    new URL(href, page.location.href).pathname !== history.location.pathname && guards.active()
  const step =
    (move: BrowserHistory['push']): BrowserHistory['push'] =>
    (to, state) => {
      if (leaves(history.createHref(to))) guards.leave(() => move(to, state))
      else move(to, state)
    }

  page.addEventListener('beforeunload', (event) => {
    if (guards.active()) event.preventDefault()
  })

  return {
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: step(history.push),
    replace: step(history.replace),
    listen(listener: Listener) {
      return history.listen((change) => {
        const { delta } = change
        if (own.returning) return followReturn(own.returning, delta ?? 0)
        if (change.action !== 'POP' || own.leaving || !delta || !guards.active()) {
          own.leaving = false
          return listener(change)
        }
        // The browser has moved already: the address goes back to the page that is shown, then the buyer is asked.
        own.askedDelta = delta
        returnTo(place() - delta)
        guards.leave(() => {
          own.leaving = true
          history.go(own.askedDelta)
        })
      })
    },
  }
}
