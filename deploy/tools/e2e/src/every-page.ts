import { bootOf } from '@prilavok/build/testing/boot-of'
import { firstSectionPath } from './first-section-path'
import { listProducts } from './list-products'
import type { ShopClient } from './shop-client'
import { GREEN } from './shops'

/** What stands for the parameters of routes, by their names; of a route with others than these its real path, by the route's. */
type Ids = Record<string, string>

/** Two routes may lead to one page. */
interface Page {
  part: string
  expose: string
}

/** The end of the first link of a page that leads to such an address. @throws without one */
async function firstId(client: ShopClient, path: string, begins: string, end = '\\d+'): Promise<string> {
  const id = new RegExp(`href="${begins}(${end})"`).exec(await client.page(path))?.[1]
  if (!id) throw new Error(`no id for ${begins} on ${path}`)
  return id
}

/** Content of the first list that has no page of its own. */
const PLAIN = '(?!contact_info"|tradepoint"|how_to_make_order")\\w+'

/** Ids of pages that anybody sees; the orders are a customer's. */
export async function idsOf(client: ShopClient): Promise<Ids> {
  const section = await firstSectionPath(GREEN)
  await client.page('/')
  const productId = String((await listProducts(client))[0]?.ID)
  const forBuyers = await firstId(client, '/', '/content/front_up/', PLAIN)
  const ofCompany = await firstId(client, '/', '/content/front_down/', PLAIN)
  return {
    productId,
    sectionId: section.replace(/\D/g, ''),
    brandId: await firstId(client, '/catalog-list', '/catalog/brand/'),
    markCode: await firstId(client, '/catalog-list', '/catalog/marks/', '[^/"]+'),
    offerId: await firstId(client, '/client/offers', '/client/offers/'),
    '/content/front_up/:code': `/content/front_up/${forBuyers}`,
    '/content/front_down/:code': `/content/front_down/${ofCompany}`,
    // No page links to it: the consents of forms are shown in a modal.
    '/content/:type/:code': '/content/info/agree',
    '/content/:code': `/content/${ofCompany}`,
  }
}

/** An order of the customer whose client this is. */
export const orderIdOf = (client: ShopClient): Promise<string> =>
  firstId(client, '/cabinet/orders', '/cabinet/orders/')

/** One address of every page of the shop that visitors of a kind see, as the plan of a page has it, with real ids. */
export async function pathsOf(
  client: ShopClient,
  ids: Ids,
  access: 'anyone' | 'customer',
): Promise<string[]> {
  const { routes } = bootOf(await client.page('/login')).plan
  const isSamePage = (one: Page, other: Page) => one.part === other.part && one.expose === other.expose
  const idOf = (path: string, name: string) => {
    const id = ids[name]
    if (!id) throw new Error(`no id for ${name} of ${path}`)
    return id
  }
  return routes
    .filter((route) => route.access === access)
    .filter((route, at, all) => all.findIndex((one) => isSamePage(one, route)) === at)
    .map(({ path }) => ids[path] ?? path.replace(/:(\w+)/g, (_whole, name: string) => idOf(path, name)))
}
