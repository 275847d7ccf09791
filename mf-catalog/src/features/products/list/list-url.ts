/** How many pages «Показать ещё» may put below the first one at most. */
const MAX_MORE = 4

const positive = (text: string | null): number => {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** What a list's URL says: its page, and how many further ones stand below it. The page number lives here only (AMB-15). */
export const readPages = (search: URLSearchParams): { page: number; more: number } => ({
  page: positive(search.get('page')) || 1,
  more: Math.min(MAX_MORE, positive(search.get('more'))),
})

/** A URL with parameters set, or taken away where the value is null. */
export function urlWith(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string | number | null>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  const text = next.toString()
  return text ? `${path}?${text}` : path
}

/** The URL of a page; the first one has no number. */
export const pageUrl = (path: string, search: URLSearchParams, page: number): string =>
  urlWith(path, search, { page: page > 1 ? page : null, more: null })

/** The URL with one page more below; null when there is none, or the list is long enough. */
export function moreUrl(path: string, search: URLSearchParams, pageCount: number): string | null {
  const { page, more } = readPages(search)
  return more < MAX_MORE && page + more < pageCount ? urlWith(path, search, { more: more + 1 }) : null
}
