import { useDebounced } from '@prilavok/shared-kernel/timing'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** Milliseconds after the last key (AMB-28). */
const PAUSE_MS = 300

export interface SuggestionsSource<Option> {
  /**
   * The query of the options for a text, as `queryOptions` makes it; it gives its signal on, so that an answer that nobody waits
   * for is not fetched to its end.
   */
  query: (text: string) => UseQueryOptions<Option[], Error, Option[], string[]>
  /** Symbols from which on it asks. @default 2 */
  minLength?: number
}

export interface Suggestions<Option> {
  options: readonly Option[]
  /** Long enough to ask. */
  asks: boolean
  waiting: boolean
  error: unknown
  retry: () => void
}

/** What the server offers for a typed text: asked after a pause, and nothing that is out of date. */
export function useSuggestions<Option>(
  text: string,
  enabled: boolean,
  { query, minLength = 2 }: SuggestionsSource<Option>,
): Suggestions<Option> {
  const typed = text.trim()
  const asked = useDebounced(typed, PAUSE_MS)
  const asks = typed.length >= minLength
  const { data, error, isFetching, refetch } = useQuery({
    ...query(asked),
    enabled: enabled && asks && asked.length >= minLength,
    placeholderData: keepPreviousData,
    meta: { errors: 'silent' },
  })
  return {
    options: asks && !error ? (data ?? []) : [],
    asks,
    waiting: asks && (isFetching || asked !== typed),
    error: asks ? error : null,
    retry: () => void refetch(),
  }
}
