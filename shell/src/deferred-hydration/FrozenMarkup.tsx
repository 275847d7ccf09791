import { useLayoutEffect, useRef } from 'react'
import type { MarkupCopy } from './copy-markup'
import { EARLY_INPUT_GLOBAL, FROZEN_ATTRIBUTE } from './early-input'
import { restoreSelection, selectionOf } from './focus'

function show(place: HTMLElement, { nodes, focus }: MarkupCopy): void {
  place.replaceChildren(nodes)
  const focused = focus && place.querySelectorAll<HTMLElement>('*')[focus.index]
  focused?.focus({ preventScroll: true })
  if (focused) restoreSelection(focused, focus.selection)
}

/** The focus is gone with the nodes; it is given back when the widget is there. */
function noteFocus(place: HTMLElement): void {
  const { activeElement, defaultView } = place.ownerDocument
  const early = defaultView?.[EARLY_INPUT_GLOBAL]
  if (early && activeElement && place.contains(activeElement))
    early.lostFocus = { ...early.locate(activeElement), selection: selectionOf(activeElement) }
}

/** Markup that stands for a widget (see `useFrozenMarkup`): the page's own, so nothing moves. */
export function FrozenMarkup({ copy }: { copy: MarkupCopy }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return
    show(place, copy)
    return () => noteFocus(place)
  }, [copy])
  return <div ref={ref} {...{ [FROZEN_ATTRIBUTE]: '' }} style={{ display: 'contents' }} />
}
