import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far below the window it is time to load what stands there, in px. */
const AHEAD = 600

/**
 * Whether the visitor has scrolled near to a place of the page; stays true from then on. Where the browser cannot tell it always is.
 * @param ready nothing is near before: what stands above is still on its way and would push the place down
 * @param ahead how far below the window is near, in px
 */
export function useNear<Place extends Element>(
  ready: boolean,
  ahead = AHEAD,
): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ready || near) return
    if (!place.current || !window.IntersectionObserver) return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${ahead}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [ready, near, ahead])
  return [place, near]
}
