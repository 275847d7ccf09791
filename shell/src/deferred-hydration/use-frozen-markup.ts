import { useBusEvent } from '@prilavok/shared-kernel/bus'
import type { PlannedExpose } from '@prilavok/shared-kernel/contract'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useNavigationStart } from '../navigation/navigation-pending'
import { useModuleSource } from '../parts/module-source'

interface StandIn {
  /** The element around the widget. */
  place: RefObject<HTMLDivElement | null>
  /** Set by the widget when it is drawn or hydrated. */
  alive: RefObject<boolean>
  /** Markup that stands for the widget until its module is there; undefined: draw the widget. */
  markup: DocumentFragment | undefined
}

const copyOf = (place: HTMLElement): DocumentFragment => {
  const copy = document.createDocumentFragment()
  copy.append(...Array.from(place.childNodes, (node) => node.cloneNode(true)))
  return copy
}

/**
 * A change of page may not wait for a widget of the layout. React would hold it back until everything that the server has
 * drawn is hydrated, and the module of a widget may be late. So the markup that is there stands in for such a widget, and the
 * widget takes its place when it has come. The same where its data change before it is there: hydrated, it would not match.
 */
export function useStandIn({ part, expose }: PlannedExpose): StandIn {
  const source = useModuleSource()
  const place = useRef<HTMLDivElement>(null)
  const alive = useRef(false)
  const [markup, setMarkup] = useState<DocumentFragment>()
  const standIn = () => {
    if (!markup && place.current && !alive.current) setMarkup(copyOf(place.current))
  }
  useNavigationStart(standIn)
  useBusEvent('basket:changed', standIn)
  useBusEvent('favourites:changed', standIn)
  useBusEvent('session:changed', standIn)
  useEffect(() => {
    if (!markup) return
    const draw = () => startTransition(() => setMarkup(undefined))
    source.load(part, expose).then(draw, draw)
  }, [markup, source, part, expose])
  return { place, alive, markup }
}
