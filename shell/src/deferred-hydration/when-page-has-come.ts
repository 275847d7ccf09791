import type { QueryClient } from '@tanstack/react-query'
import type { NavigationPending } from '../navigation/navigation-pending'

/** A page whose data take longer does not hold its widgets back. */
const LONGEST_WAIT_MS = 3000

/** What a buyer does with a widget that he wants to use now. */
const USES = ['pointerdown', 'keydown', 'focusin', 'input']

interface PageAndWidget {
  /** Whether another page is on its way. */
  pending: NavigationPending['pending']
  query: QueryClient
  /** The element that the widget fills. */
  place: HTMLElement
  /** Ends the wait: the widget has something new to show. */
  news: AbortSignal
}

/**
 * Resolves when a change of page and the calls that it has begun are over. On a slow line the code of a widget would come before
 * the page's own data, on a slow processor it would run before them. Not waited for: a widget that the buyer uses or that has news.
 */
export function whenPageHasCome({ pending, query, place, news }: PageAndWidget): Promise<void> {
  if (news.aborted || place.contains(place.ownerDocument.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      for (const end of ends) end()
      resolve()
    }
    const look = () => {
      if (!pending.current() && query.isFetching() === 0) done()
    }
    // The page's effects, which begin its calls, may run after those of the widget.
    const first = setTimeout(look)
    const last = setTimeout(done, LONGEST_WAIT_MS)
    for (const type of USES) place.addEventListener(type, done, { capture: true, passive: true })
    news.addEventListener('abort', done)
    const ends = [
      pending.subscribe(look),
      query.getQueryCache().subscribe(look),
      () => clearTimeout(first),
      () => clearTimeout(last),
      () => {
        for (const type of USES) place.removeEventListener(type, done, { capture: true })
      },
      () => news.removeEventListener('abort', done),
    ]
  })
}
