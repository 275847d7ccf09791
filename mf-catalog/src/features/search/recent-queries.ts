import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { type Platform, useKernel } from '@prilavok/shared-kernel/kernel'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { useState } from 'react'

/** Entry of this browser's storage; it never leaves the browser. */
const KEY = 'search-queries'
const LIMIT = 6

const isSame = (one: string, other: string) => one.toLocaleLowerCase('ru') === other.toLocaleLowerCase('ru')

type Place = Pick<Platform, 'local' | 'cookies'>

/** Stamp of the login that searches; a visitor has none. */
function ownerOf({ cookies }: Place): string | undefined {
  const { loggedIn, stamp } = readLoginIdentity(cookies)
  return loggedIn ? stamp : undefined
}

/** Those of a visitor count for whoever logs in next, those of a user for his login alone: no tab may have heard how it ended. */
function read(place: Place): string[] {
  try {
    const saved: Partial<{ owner: string; queries: unknown[] }> | null = JSON.parse(
      place.local.get(KEY) ?? 'null',
    )
    if (!saved || !Array.isArray(saved.queries)) return []
    if (saved.owner !== undefined && saved.owner !== ownerOf(place)) {
      place.local.remove(KEY)
      return []
    }
    return saved.queries.filter((query) => typeof query === 'string').slice(0, LIMIT)
  } catch {
    return []
  }
}

export interface RecentQueries {
  /** The last one first; read again by `refresh`, as another tab may have searched. */
  queries: readonly string[]
  refresh(): void
  /** @param instead what was typed and corrected to `query` */
  remember(query: string, instead?: string | null): void
  clear(): void
}

/** What the present user has searched for in this browser. A logout clears it: the next one at the computer may be somebody else. */
export function useRecentQueries(): RecentQueries {
  const { platform } = useKernel()
  const { local } = platform
  const [queries, setQueries] = useState<readonly string[]>([])
  const clear = () => {
    local.remove(KEY)
    setQueries([])
  }
  useBusEvent('session:changed', ({ state }) => {
    if (state === 'visitor') clear()
    else setQueries(read(platform))
  })
  return {
    queries,
    refresh: () => setQueries(read(platform)),
    remember(query, instead) {
      const others = read(platform).filter(
        (other) => !isSame(other, query) && !(instead && isSame(other, instead)),
      )
      const saved = { owner: ownerOf(platform), queries: [query, ...others].slice(0, LIMIT) }
      local.set(KEY, JSON.stringify(saved))
    },
    clear,
  }
}
