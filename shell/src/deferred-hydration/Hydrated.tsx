import { type RefObject, useEffect } from 'react'
import { useHydrationRoots } from './hydration-roots'

interface HydratedProps {
  root: string
  /** Set to true. */
  isHydrated?: RefObject<boolean>
}

/** Last inside a boundary: says that this hydration root answers by itself now. */
export function Hydrated({ root, isHydrated }: HydratedProps) {
  const roots = useHydrationRoots()
  useEffect(() => {
    if (isHydrated) isHydrated.current = true
    roots.onHydrated(root)
  }, [roots, root, isHydrated])
  return null
}
