import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Something that follows from what the query cache holds, the title of a page for instance; read anew when data arrive.
 * @param read gives a text or a number, not a new object each time
 */
export function useFromCache<T extends string | number | undefined>(read: () => T): T {
  const query = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) =>
      query.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') listener()
      }),
    [query],
  )
  return useSyncExternalStore(subscribe, read, read)
}
