/** What /search is asked for: the query, and what was typed where the query is a correction of it. */
export interface AskedSearch {
  q: string
  typed: string | null
}

export const readSearch = (search: URLSearchParams): AskedSearch => ({
  q: search.get('q')?.trim() ?? '',
  typed: search.get('typed'),
})

const folded = (text: string) => text.trim().toLocaleLowerCase('ru')

/**
 * What is really shown: the correction when the server has one that differs from the query, once (AMB-28).
 * @param suggest SUGGEST of the search call
 */
export function correctedSearch(asked: AskedSearch, suggest: string | null | undefined): AskedSearch {
  if (asked.typed !== null || !suggest || folded(suggest) === folded(asked.q)) return asked
  return { q: suggest.trim(), typed: asked.q }
}
