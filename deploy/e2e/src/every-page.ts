import { expect, type Page } from '@playwright/test'
import { openSection } from './section-row'
import { GREEN } from './shops'
import { urlOf } from './stack-under-test'

/** What is read here of the routes of a page's plan. */
interface PlannedRoute {
  path: string
  access: string
}

/** Ids that stand for the parameters of routes. */
type Ids = Record<string, string>

/** The number at the end of the first link of a page that leads to such an address. */
async function firstId(page: Page, path: string, begins: string): Promise<string> {
  await openHydrated(page, path)
  const link = page.getByRole('main').locator(`a[href^="${begins}"]`).first()
  return /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? ''
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(urlOf(GREEN, path))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Ids of pages that anybody sees; the orders are a customer's. */
export async function idsOf(page: Page): Promise<Ids> {
  const { productId } = await openSection(page)
  const sectionId = /\d+$/.exec(page.url())?.[0] ?? ''
  const offerId = await firstId(page, '/client/offers', '/client/offers/')
  return { productId, sectionId, offerId }
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
  return plan.routes
    .filter((route) => route.access === access)
    .map(({ path }) => path.replace(/:(\w+)/g, (_whole, name: string) => ids[name] ?? `no id for ${name}`))
}
