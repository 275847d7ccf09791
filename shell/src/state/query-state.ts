import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Packed, pack, unpack } from './pack'

interface LoadedQuery {
  key: QueryKey
  data: unknown
  /** When it was loaded, milliseconds. */
  at: number
}

/** What the server has loaded, for the browser to go on with. */
export function packQueries(query: QueryClient): Packed {
  const loaded = query.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  return pack(
    loaded.map(
      ({ queryKey, state }): LoadedQuery => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }),
    ),
  )
}

/**
 * Puts into the cache what `packQueries` took out of another. By a clock that is behind the server's the data would be fresh until
 * it has caught up, be it for days: they count from now then.
 */
export function unpackQueries(query: QueryClient, packed: Packed): void {
  const loaded = unpack(packed) as LoadedQuery[]
  const now = Date.now()
  const behind = Math.max(0, ...loaded.map(({ at }) => at - now))
  for (const { key, data, at } of loaded) query.setQueryData(key, data, { updatedAt: at - behind })
}
