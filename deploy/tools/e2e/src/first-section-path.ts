import { ShopClient } from './shop-client'

const FIRST = /<main.*?href="(\/catalog\/\d+)"/s
const paths = new Map<string, Promise<string>>()

async function read(shop: { domain: string }): Promise<string> {
  const path = FIRST.exec(await new ShopClient(shop).page('/'))?.[1]
  if (!path) throw new Error(`The home page of ${shop.domain} leads to no section.`)
  return path
}

/** Path of a section with products, read off the shop's home page so that no id is written in a spec. */
export function firstSectionPath(shop: { domain: string }): Promise<string> {
  const known = paths.get(shop.domain) ?? read(shop)
  paths.set(shop.domain, known)
  return known
}
