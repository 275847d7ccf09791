import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigationStart, usePendingNavigation } from '../navigation/navigation-pending'
import { copyMarkup, type MarkupCopy } from './copy-markup'
import { whenPageHasCome } from './when-page-has-come'

interface FrozenMarkupState {
  /** The element that the widget fills. */
  place: RefObject<HTMLDivElement | null>
  /** Set by the widget when it is hydrated or rendered. */
  isHydrated: RefObject<boolean>
  /** What to show instead of the widget; undefined: the widget. */
  frozen: MarkupCopy | undefined
}

/**
 * A change of page may not wait for a widget of the layout. React would hold it back until everything that the server has
 * rendered is hydrated, and the module of a widget may be late. So a copy of the markup that is there stands for such a widget,
 * and the widget takes its place when its module has come, which is asked for after the page's own data. The same where its data
 * change before: it would not match its markup.
 * @param load loads the widget's module
 */
export function useFrozenMarkup(load: () => Promise<unknown>): FrozenMarkupState {
  const place = useRef<HTMLDivElement>(null)
  const isHydrated = useRef(false)
  const [frozen, setFrozen] = useState<MarkupCopy>()
  const [news] = useState(() => new AbortController())
  const { query } = useKernel()
  const pending = usePendingNavigation()
  const freeze = () => {
    if (!frozen && place.current && !isHydrated.current) setFrozen(copyMarkup(place.current))
  }
  const showNews = () => {
    news.abort()
    freeze()
  }
  useNavigationStart(freeze)
  useBusEvent('basket:changed', showNews)
  useBusEvent('favourites:changed', showNews)
  useBusEvent('session:changed', showNews)
  const thaw = useEffectEvent(() => {
    const showWidget = () => startTransition(() => setFrozen(undefined))
    const page = place.current
      ? whenPageHasCome({ pending, query, place: place.current, news: news.signal })
      : Promise.resolve()
    void page.then(load).then(showWidget, showWidget)
  })
  useEffect(() => {
    if (frozen) thaw()
  }, [frozen])
  return { place, isHydrated, frozen }
}
