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

/** Puts into the cache what `packQueries` took out of another. */
export function unpackQueries(query: QueryClient, packed: Packed): void {
  for (const { key, data, at } of unpack(packed) as LoadedQuery[])
    query.setQueryData(key, data, { updatedAt: at })
}
