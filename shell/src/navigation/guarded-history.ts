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
  /** Steps of the history that follow from an answer, or undo one that is not answered yet. */
  const own = { returning: false, leaving: false }

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
        if (own.returning) {
          own.returning = false
          return
        }
        if (change.action !== 'POP' || own.leaving || !delta || !guards.active()) {
          own.leaving = false
          return listener(change)
        }
        // The browser has moved already: the address goes back to the page that is shown, then the buyer is asked.
        own.returning = true
        history.go(-delta)
        guards.leave(() => {
          own.leaving = true
          history.go(delta)
        })
      })
    },
  }
}
