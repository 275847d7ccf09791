/** A backslash is a slash to browsers, and they drop tabs and line breaks. */
const OTHER_PLACE = /^\/[/\\]|[\\\p{Cc}]/u

/**
 * The place that an address asks to be sent on to: a path of this shop, or home.
 * @param own path of the route that asks: it never leads to itself
 */
export function returnPath(to: unknown, own: string): string {
  if (typeof to !== 'string' || !to.startsWith('/') || OTHER_PLACE.test(to) || to.startsWith(own)) return '/'
  // As a header takes it; a path that cannot be one is home.
  try {
    const { pathname, search } = new URL(to, 'http://shop')
    return pathname.startsWith('//') ? '/' : pathname + search
  } catch {
    return '/'
  }
}
