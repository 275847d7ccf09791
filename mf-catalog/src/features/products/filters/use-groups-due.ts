import { useNavigationType } from '@prilavok/shared-kernel/router'
import { useDeferredValue } from 'react'

/**
 * Whether the groups of the panel are to be rendered now. On a page that a buyer has gone on to they follow its products: a hundred
 * boxes take a slow processor as long as the rows do, and their answer often comes first. At once on the server and after Back.
 * @param known whether their answer has come
 */
export function useGroupsDue(known: boolean): boolean {
  const isAhead = useNavigationType() !== 'POP'
  // Given a value to begin with, React renders once more in every case.
  return useDeferredValue(known, isAhead ? false : undefined) && known
}
