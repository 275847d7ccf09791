import { useLayoutEffect, useRef } from 'react'

/** Markup that stands for a widget (see use-stand-in.ts). Shows the nodes themselves: it is the page's own markup, moved. */
export function StandInMarkup({ markup }: { markup: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(markup), [markup])
  return <div ref={place} style={{ display: 'contents' }} />
}
