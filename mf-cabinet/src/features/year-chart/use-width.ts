import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The width of an element in px, as it changes: what is drawn to it has letters of their usual size on every screen.
 * @param assumed where the browser cannot tell, and before it has
 */
export function useWidth(element: RefObject<Element | null>, assumed: number): number {
  const [width, setWidth] = useState(assumed)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured || !window.ResizeObserver) return
    const measure = () => {
      const { clientWidth } = measured
      if (clientWidth > 0) setWidth(clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
