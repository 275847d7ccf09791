import { useKernel } from '@prilavok/shared-kernel/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestsQuery } from '../../api/get-suggests'
import { useDebounced } from './use-debounced'

/** AMB-28. */
const PAUSE_MS = 300
const SHORTEST = 2

export interface Suggests {
  /** The query that these belong to. */
  q: string
  titles: string[]
}

/** Completions of what is being typed, asked from the second character on, 300 ms after the last key (AMB-28). */
export function useSuggests(typed: string, enabled: boolean): Suggests {
  const kernel = useKernel()
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const { data } = useQuery({
    ...suggestsQuery(kernel, q),
    enabled: enabled && q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  const waiting = typed.trim().length < SHORTEST || q.length < SHORTEST
  return { q, titles: waiting ? [] : (data?.SUGGESTS.map(({ TITLE }) => TITLE) ?? []) }
}
