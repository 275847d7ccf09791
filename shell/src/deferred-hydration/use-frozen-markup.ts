import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigationStart } from '../navigation/navigation-pending'
import { copyMarkup, type MarkupCopy } from './copy-markup'

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
 * and the widget takes its place when its module has come. The same where its data change before: it would not match its markup.
 * @param load loads the widget's module
 */
export function useFrozenMarkup(load: () => Promise<unknown>): FrozenMarkupState {
  const place = useRef<HTMLDivElement>(null)
  const isHydrated = useRef(false)
  const [frozen, setFrozen] = useState<MarkupCopy>()
  const freeze = () => {
    if (!frozen && place.current && !isHydrated.current) setFrozen(copyMarkup(place.current))
  }
  useNavigationStart(freeze)
  useBusEvent('basket:changed', freeze)
  useBusEvent('favourites:changed', freeze)
  useBusEvent('session:changed', freeze)
  const thaw = useEffectEvent(() => {
    const showWidget = () => startTransition(() => setFrozen(undefined))
    load().then(showWidget, showWidget)
  })
  useEffect(() => {
    if (frozen) thaw()
  }, [frozen])
  return { place, isHydrated, frozen }
}
