import { useEffect } from 'react'

/** Beside what a boundary holds: says that all of it has been rendered once. */
export function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered])
  return null
}
