/** What a counter may know of a query: where a visit came from, and what was searched for. */
const KNOWN = /^(utm_[a-z]+|gclid|yclid|ymclid|q)$/

/** Links of e-mails carry codes and addresses of people (AMB-26, AMB-27): a page opened by one is nobody's to count. */
const PRIVATE = /^(code|email|user_checkword)$/

/**
 * Address of a page as counters are told it, without what filters, lists and forms keep in the query.
 * @returns undefined for a page whose own address may go nowhere
 */
export function countableAddress({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string | undefined {
  const params = new URLSearchParams(search)
  for (const name of [...params.keys()]) {
    if (PRIVATE.test(name)) return undefined
    if (!KNOWN.test(name)) params.delete(name)
  }
  const query = params.toString()
  return `${origin}${pathname}${query && `?${query}`}`
}
