import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../src/browser-session'
import { watchComplaints } from '../src/faults'
import { openAlive } from '../src/open-alive'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Личный кабинет' })
const place = (page: Page) => page.getByRole('navigation', { name: 'Путь по сайту' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * What the federation runtime hands out in this page: package → versions with the parts whose own copy it is. A copy is known by
 * the function that fetches it: the runtime's `from` names the part that asked for a module of a later script first.
 */
const sharedInstances = () => {
  interface Shared {
    get: unknown
  }
  const { __FEDERATION__ } = window as unknown as {
    __FEDERATION__: {
      __INSTANCES__: {
        name: string
        options: { shared: Record<string, Shared[]> }
        shareScopeMap: Record<string, Record<string, Record<string, Shared>>>
      }[]
    }
  }
  const instances = __FEDERATION__.__INSTANCES__
  const found: Record<string, Set<string>> = {}
  for (const { shareScopeMap } of instances)
    for (const scope of Object.values(shareScopeMap))
      for (const [name, versions] of Object.entries(scope))
        for (const [version, { get }] of Object.entries(versions)) {
          const owners = instances.filter(({ options }) =>
            options.shared[name]?.some((own) => own.get === get),
          )
          found[name] ??= new Set()
          found[name].add(`${version} from ${owners.map((owner) => owner.name).join(', ')}`)
        }
  return {
    parts: instances.map(({ name }) => name),
    shared: Object.entries(found).map(([name, providers]) => ({ name, providers: [...providers] })),
  }
}

test('[SHELL-002] from part to part without a new document: one React, one kernel, one router, and the data of the shop are asked for by no page', async ({
  page,
}) => {
  const documents: string[] = []
  const shopCalls: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
    if (new URL(request.url()).pathname === '/v3/api/client/shop/') shopCalls.push(request.url())
  })
  const complaints = watchComplaints(page)
  await openAlive(page, '/')
  const main = page.getByRole('main')
  await main.locator('a[href^="/catalog/"]').first().click()
  await expect(page).toHaveURL(/\/catalog\/\d+/)
  await main.getByRole('list', { name: 'Товары' }).locator('a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина/ })
    .click()
  await expect(title(page)).toHaveText('Корзина')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
  await expect(title(page)).toHaveText(/^Акции/)
  await page.goBack()
  await expect(title(page)).toHaveText('Корзина')

  const { parts, shared } = await page.evaluate(sharedInstances)
  expect(parts).toEqual(expect.arrayContaining(['shell', 'mf_catalog', 'mf_basket', 'mf_cabinet', 'mf_auth']))
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      '@tanstack/react-query',
      '@prilavok/shared-kernel/kernel',
      '@prilavok/shared-kernel/router',
      '@prilavok/shared-kernel/forms',
    ]),
  )
  for (const { name, providers } of shared)
    expect(providers, name).toEqual([expect.stringMatching(/ from shell$/)])
  expect(documents).toHaveLength(1)
  expect(shopCalls).toEqual([])
  expect(complaints).toEqual([])
})

test('the menu of the cabinet is the same node from page to page; the server renders it with both', async ({
  page,
  context,
}) => {
  await signIn(context)
  await test.step('given a customer on the list of orders, rendered by the server', async () => {
    const answer = await openAlive(page, '/cabinet/orders')
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('aria-label="Личный кабинет"')
    expect(html).toMatch(/<link rel="preload"[^>]*CabinetLayout/)
    await expect(place(page)).toContainText('Мои заказы')
  })
  const first = await menu(page).elementHandle()
  const same = () => menu(page).evaluate((node, before) => node === before, first)

  await test.step('when an order is opened, its page stands in the same layout', async () => {
    await page.getByRole('main').getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Заказ/ })).toBeVisible()
    await expect(place(page).getByRole('link', { name: 'Мои заказы' })).toBeVisible()
    expect(await same()).toBe(true)
  })
  await test.step('and so does the list on the way back', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
    expect(await same()).toBe(true)
  })
})
