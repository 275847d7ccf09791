/** What the visitor of a test has saved. */
export interface SavedState {
  /** Ids of favourites, the latest last. */
  favourites: Set<number>
  /** Ids of viewed products, the latest last. */
  viewed: Set<number>
  /** Status of changes of either. @default 200 */
  savedStatus: number
}

/** Answers the calls of favourites and viewed products as the supplier API does; undefined for other paths. */
export function answerSaved(
  { favourites, viewed, savedStatus }: SavedState,
  path: string,
  body: URLSearchParams,
  method: string,
): object | number | undefined {
  const saved =
    path === '/v3/api/catalog/favorite/'
      ? favourites
      : path === '/v3/api/catalog/viewed/'
        ? viewed
        : undefined
  if (!saved) return undefined
  if (method !== 'POST') return { CNT: saved.size }
  if (savedStatus !== 200) return savedStatus
  const id = Number(body.get('product_id'))
  const favorite = saved === favourites ? body.get('favorite') === 'Y' : body.get('delete') !== 'Y'
  saved.delete(id)
  if (favorite) saved.add(id)
  return {
    SUCCESS: 'Y',
    CNT: saved.size,
    ...(saved === favourites ? { FAVORITE: favorite ? 'Y' : 'N' } : {}),
  }
}
