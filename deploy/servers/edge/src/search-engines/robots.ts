import type { PlannedRoute } from '@prilavok/shared-kernel/contract'

/** Calls of the API, which pages make and nobody finds anything by. */
const CALLS = ['/v1/', '/v2/', '/v3/', '/v4/']

/** What stands before the first parameter of a path. */
const literalOf = (path: string) => path.replace(/\/:.*$/, '')

/**
 * robots.txt of a shop: customers' pages and calls of the API are nobody's to find. Other pages that should not be found say so
 * themselves (`noindex`), which robots must be allowed to read.
 * @param address of the shop's pages: `https://shop.example`
 */
export function robotsText(routes: readonly PlannedRoute[], address: string): string {
  const ofCustomers = routes.filter(({ access }) => access === 'customer').map(({ path }) => literalOf(path))
  const paths = [...new Set([...CALLS, ...ofCustomers])].sort()
  // A rule holds for everything that begins like it.
  const rules = paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)))
  return [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n')
}
