import type { Plan } from '@prilavok/shared-kernel/contract'
import {
  FILE_SIZE,
  fixedPages,
  itemsOf,
  type ListedItems,
  listedRoutes,
  pathsOf,
  sitemapIndex,
  urlSet,
} from './sitemap'

/** Reads a call of the API that lists items. @throws Error when it fails */
export type ReadList = (call: string, params?: Record<string, number>) => Promise<unknown>

interface Request {
  plan: Plan
  /** Of the shop's pages: `https://shop.example`. */
  address: string
  read: ReadList
}

/** `/sitemap-catalog.product-3.xml`: a route and the number of its file; `/sitemap-pages.xml`: all that is short. */
const FILE = /^\/sitemap-(?:pages|([a-zA-Z]+\.[a-zA-Z]+)-([1-9]\d{0,4}))\.xml$/

const fileName = (id: string, number: number) => `/sitemap-${id}-${number}.xml`

async function makeIndex({ plan, address, read }: Request): Promise<string> {
  const files = ['/sitemap-pages.xml']
  for (const { id, sitemap } of listedRoutes(plan.routes)) {
    if (!sitemap.paged) continue
    const { total } = itemsOf(await read(sitemap.call, { limit: 1, offset: 0 }))
    for (let number = 1; number <= Math.ceil(total / FILE_SIZE); number++) files.push(fileName(id, number))
  }
  return sitemapIndex(files.map((file) => address + file))
}

async function makePages({ plan, address, read }: Request): Promise<string> {
  const short = listedRoutes(plan.routes).filter(({ sitemap }) => !sitemap.paged)
  const lists = await Promise.all(
    short.map(async (route) => pathsOf(route, itemsOf(await read(route.sitemap.call)))),
  )
  const paths = new Set([...fixedPages(plan.routes), ...lists.flat()])
  return urlSet([...paths].map((path) => address + path))
}

async function makeList(request: Request, id: string, number: number): Promise<string | undefined> {
  const route = listedRoutes(request.plan.routes).find((one) => one.id === id && one.sitemap.paged)
  if (!route) return undefined
  const offset = (number - 1) * FILE_SIZE
  const listed: ListedItems = itemsOf(await request.read(route.sitemap.call, { limit: FILE_SIZE, offset }))
  if (listed.items.length === 0) return undefined
  return urlSet(pathsOf(route, listed).map((path) => request.address + path))
}

/**
 * One file of a shop's sitemap; undefined when there is none of that name.
 * @param path `/sitemap.xml`, which names the others
 * @throws Error when the API does not list what belongs into it
 */
export async function sitemapFile(path: string, request: Request): Promise<string | undefined> {
  if (path === '/sitemap.xml') return makeIndex(request)
  const [matched, id, number] = FILE.exec(path) ?? []
  if (!matched) return undefined
  return id === undefined ? makePages(request) : makeList(request, id, Number(number))
}
