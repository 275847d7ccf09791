import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1200px)'
const TABLET = '(min-width: 768px)'

const subscribe = (changed: () => void) => {
  const queries = [WIDE, TABLET].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
const places = () => (window.matchMedia(WIDE).matches ? 3 : window.matchMedia(TABLET).matches ? 2 : 1)

/** How many analogs stand beside the product: three, two, on phones one (kit §13). */
export const usePlaces = (): number => useSyncExternalStore(subscribe, places, () => 3)
