import { useState } from 'react'
import type { RecentQueries } from './recent-queries'
import { optionKey, type SearchOption } from './search-option'
import { type Suggests, useSuggests } from './use-suggests'

/** Options of the field: its own recent queries while it is empty, else what the server suggests. */
export function useSearchOptions(value: string, offered: boolean, recent: RecentQueries): Suggests {
  const suggests = useSuggests(value, offered)
  if (value.trim() !== '' || !offered || recent.queries.length === 0) return suggests
  const own = recent.queries.map((title) => ({ kind: 'recent', title }) as const)
  return { q: '', state: 'ready', options: [...own, { kind: 'clear' }] }
}

/** Keys that move through the options, with where they lead from `at` of `count`; -1 is the field itself. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => ((at + 2) % (count + 1)) - 1,
  ArrowUp: (at, count) => ((at + count + 1) % (count + 1)) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

export interface ActiveOption {
  /** Place of the chosen one; -1: none. */
  at: number
  /** @returns whether the key moved; Home and End are the field's own until an option is chosen */
  move(key: string): boolean
  reset(): void
}

/** The option chosen by the keyboard. It stays the same when others come before it. */
export function useActiveOption(options: readonly SearchOption[]): ActiveOption {
  const [chosen, setChosen] = useState<string | null>(null)
  const at = options.findIndex((option) => optionKey(option) === chosen)
  return {
    at,
    move(key) {
      const to = MOVES[key]
      if (!to || (at < 0 && !key.startsWith('Arrow'))) return false
      const next = options[to(at, options.length)]
      setChosen(next ? optionKey(next) : null)
      return true
    },
    reset: () => setChosen(null),
  }
}
