import { useEffect, useState } from 'react'
import type { Heading } from './block-anchors'

/** The upper part of the window, where one reads. */
const READ_HERE = '0px 0px -60% 0px'

/** Id of the heading under which the visitor reads: the last one that has come into the upper part of the window. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (!window.IntersectionObserver) return
    const places = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const passed = () =>
      places.filter((place) => place.getBoundingClientRect().top < window.innerHeight * 0.4)
    const observer = new IntersectionObserver(() => setCurrent(passed().at(-1)?.id), {
      rootMargin: READ_HERE,
    })
    for (const place of places) observer.observe(place)
    return () => observer.disconnect()
  }, [ids])
  return current
}
