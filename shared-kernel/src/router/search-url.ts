/** The page of a query. `typed` says that it is a correction, so that it is not corrected again (AMB-28). */
export function searchUrl(q: string, typed?: string | null): string {
  const search = new URLSearchParams(typed ? { q, typed } : { q })
  return `/search?${search}`
}
