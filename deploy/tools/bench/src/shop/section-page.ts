import { fetchPage } from './fetch-page'

const ITEMS = 36
/** More than a page holds by itself has to be asked for. */
const sized = (items: number) => (items > ITEMS ? `?limit=${items}` : '')

/**
 * Address of the first section page of a shop that lists so many products, and how many it lists.
 * @param size a page size of the list
 * @throws when the home page links to no such section
 */
export async function findSectionPage(shop: string, size = ITEMS): Promise<{ url: string; items: number }> {
  const home = (await fetchPage(`${shop}/`)).body.toString()
  const paths = new Set([...home.matchAll(/href="(\/catalog\/\d+)"/g)].map(([, path]) => path))
  for (const path of paths) {
    const { body } = await fetchPage(`${shop}${path}${sized(size)}`)
    const items = new Set([...body.toString().matchAll(/href="(\/product\/\d+)"/g)].map(([, link]) => link))
      .size
    if (items >= size) return { url: `${shop}${path}${sized(size)}`, items }
  }
  throw new Error(`No section that ${shop}/ links to lists ${size} products (${paths.size} looked at).`)
}
