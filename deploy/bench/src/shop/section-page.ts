import { fetchPage } from './fetch-page'

const ITEMS = 36

/**
 * Address of the first section page of a shop that lists 36 products, and how many it lists.
 * @throws when the home page links to no such section
 */
export async function findSectionPage(shop: string): Promise<{ url: string; items: number }> {
  const home = (await fetchPage(`${shop}/`)).body.toString()
  const paths = new Set([...home.matchAll(/href="(\/catalog\/\d+)"/g)].map(([, path]) => path))
  for (const path of paths) {
    const { body } = await fetchPage(`${shop}${path}`)
    const items = new Set([...body.toString().matchAll(/href="(\/product\/\d+)"/g)].map(([, link]) => link))
      .size
    if (items >= ITEMS) return { url: `${shop}${path}`, items }
  }
  throw new Error(`No section that ${shop}/ links to lists ${ITEMS} products (${paths.size} looked at).`)
}
