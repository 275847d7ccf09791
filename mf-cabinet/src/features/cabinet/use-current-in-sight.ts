import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a strip of links sideways so that the current one stands in its middle: on a phone the last pages of the menu lie outside
 * the window. The page itself does not move.
 * @param path of the current page
 */
export function useCurrentInSight(path: string): RefObject<HTMLUListElement | null> {
  const strip = useRef<HTMLUListElement>(null)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const current = strip.current?.querySelector('[aria-current]')
    if (!strip.current || !current) return
    const [outer, inner] = [strip.current.getBoundingClientRect(), current.getBoundingClientRect()]
    strip.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [path])
  return strip
}
