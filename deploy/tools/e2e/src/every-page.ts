import { expect, type Page } from '@playwright/test'
import { openSection } from './section-row'
import { GREEN } from './shops'
import { urlOf } from './stack-under-test'

/** What is read here of the routes of a page's plan. */
interface PlannedRoute {
  path: string
  access: string
}

/** What stands for the parameters of routes, by their names; of a route with others than these its real path, by the route's. */
type Ids = Record<string, string>

/** The end of the first link of a page that leads to such an address. @throws without one */
async function firstId(page: Page, path: string, begins: string, end = /^\d+$/): Promise<string> {
  await openHydrated(page, path)
  const links = page.locator(`a[href^="${begins}"]`)
  await links.first().waitFor({ state: 'attached' })
  const ends = await links.evaluateAll(
    (all, length) => all.map((link) => link.getAttribute('href')?.slice(length) ?? ''),
    begins.length,
  )
  const id = ends.find((one) => end.test(one))
  if (!id) throw new Error(`no id for ${begins} on ${path}`)
  return id
}

/** Pages of errors, which have no other address. */
const OF_ERRORS = ['/no-such-page', '/repair', '/server-error']

/** Opens a page that is there. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const answer = await page.goto(urlOf(GREEN, path))
  if (!OF_ERRORS.includes(path)) expect(answer?.status(), path).toBe(200)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Content of the first list that has no page of its own. */
const PLAIN = /^(?!contact_info$|tradepoint$|how_to_make_order$)\w+$/

/** Ids of pages that anybody sees; the orders are a customer's. */
export async function idsOf(page: Page): Promise<Ids> {
  const { productId } = await openSection(page)
  const sectionId = /\d+$/.exec(page.url())?.[0] ?? ''
  const brandId = await firstId(page, `/product/${productId}`, '/catalog/brand/')
  const markCode = await firstId(page, '/catalog-list', '/catalog/marks/', /^[^/]+$/)
  const offerId = await firstId(page, '/client/offers', '/client/offers/')
  const forBuyers = await firstId(page, '/', '/content/front_up/', PLAIN)
  const ofCompany = await firstId(page, '/', '/content/front_down/', PLAIN)
  return {
    ...{ productId, sectionId, brandId, markCode, offerId },
    '/content/front_up/:code': `/content/front_up/${forBuyers}`,
    '/content/front_down/:code': `/content/front_down/${ofCompany}`,
    // No page links to it: the consents of forms are shown in a modal.
    '/content/:type/:code': '/content/info/agree',
    '/content/:code': `/content/${ofCompany}`,
  }
}

/** The same, with an order of the customer who is logged in. */
export const withOrder = async (page: Page, ids: Ids): Promise<Ids> => ({
  ...ids,
  orderId: await firstId(page, '/cabinet/orders', '/cabinet/orders/'),
})

/** Every page of the shop that visitors of a kind see, as the plan of the open page has it, with real ids. */
export async function pathsOf(page: Page, ids: Ids, access: 'anyone' | 'customer'): Promise<string[]> {
  const boot = (await page.locator('#boot').textContent()) ?? ''
  const { plan } = JSON.parse(boot) as { plan: { routes: PlannedRoute[] } }
  const idOf = (path: string, name: string) => {
    const id = ids[name]
    if (!id) throw new Error(`no id for ${name} of ${path}`)
    return id
  }
  return plan.routes
    .filter((route) => route.access === access)
    .map(({ path }) => ids[path] ?? path.replace(/:(\w+)/g, (_whole, name: string) => idOf(path, name)))
}
