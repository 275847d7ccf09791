import type { PlannedRoute, SitemapSource } from '@prilavok/shared-kernel/contract'
import { escapeHtml } from '@prilavok/shared-kernel/contract/markup'

/** Items of one file of a long list: as many as the API lists at once (000 §9). The protocol allows 50,000. */
export const FILE_SIZE = 1000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const entries = (tag: 'url' | 'sitemap', addresses: readonly string[]) =>
  addresses.map((address) => `<${tag}><loc>${escapeHtml(address)}</loc></${tag}>`).join('\n')

/** A file with addresses of pages. */
export const urlSet = (addresses: readonly string[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries('url', addresses)}\n</urlset>\n`

/** The file that names the others. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', addresses)}\n</sitemapindex>\n`

type ListedRoute = PlannedRoute & { sitemap: SitemapSource }

const PARAMETER = /:(\w+)/g
const takesOneParameter = ({ path }: PlannedRoute) => [...path.matchAll(PARAMETER)].length === 1

/** Pages without parameters that search engines are told of. */
export const fixedPages = (routes: readonly PlannedRoute[]): string[] =>
  routes
    .filter(({ sitemap, path, access }) => sitemap === true && access === 'anyone' && !path.includes(':'))
    .map(({ path }) => path)

/** Routes with a page for every item of a call. */
export const listedRoutes = (routes: readonly PlannedRoute[]): ListedRoute[] =>
  routes.filter(
    (route): route is ListedRoute =>
      typeof route.sitemap === 'object' && route.access === 'anyone' && takesOneParameter(route),
  )

/** The items of a call, and how many there are in all. */
export interface ListedItems {
  items: Record<string, unknown>[]
  total: number
}

/** @throws Error when the answer lists nothing */
export function itemsOf(answer: unknown): ListedItems {
  const { ITEMS, NAV } = (answer ?? {}) as { ITEMS?: unknown; NAV?: { CNT?: unknown } }
  if (!Array.isArray(ITEMS)) throw new Error('the answer has no ITEMS')
  const items = ITEMS.filter((item) => typeof item === 'object' && item !== null)
  return { items, total: typeof NAV?.CNT === 'number' ? NAV.CNT : items.length }
}

/** Paths of the pages of these items. */
export const pathsOf = ({ path, sitemap }: ListedRoute, { items }: ListedItems): string[] =>
  items
    .map((item) => item[sitemap.field])
    .filter((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''))
    .map((value) => path.replace(PARAMETER, encodeURIComponent(String(value))))
