import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../src/browser-session'
import { watchComplaints } from '../src/faults'
import { openAlive } from '../src/open-alive'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Личный кабинет' })
const place = (page: Page) => page.getByRole('navigation', { name: 'Путь по сайту' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

const REMOTES = ['mf_catalog', 'mf_basket', 'mf_cabinet', 'mf_auth']

interface SharedVersions {
  [version: string]: { from: string }
}
declare global {
  interface Window {
    /** What each remote was begun with: the packages of the page, with the build that gives each version. */
    begunWith: Record<string, Record<string, SharedVersions>>
  }
}

/** Runs in the page before its scripts: notes what the containers of the remotes are begun with. */
function noteShared(remotes: string[]): void {
  window.begunWith = {}
  for (const name of remotes) {
    let container: { init(scope: Record<string, SharedVersions>): unknown } | undefined
    Object.defineProperty(window, name, {
      get: () => container,
      set(value: typeof container) {
        container = value && {
          ...value,
          init(scope) {
            window.begunWith[name] = scope
            return value.init(scope)
          },
        }
      },
    })
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
  await page.addInitScript(noteShared, REMOTES)
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

  const begunWith = await page.evaluate(() => window.begunWith)
  expect(Object.keys(begunWith)).toEqual(expect.arrayContaining(REMOTES))
  for (const [remote, shared] of Object.entries(begunWith)) {
    expect(Object.keys(shared), remote).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@tanstack/react-query',
        '@prilavok/shared-kernel/kernel',
        '@prilavok/shared-kernel/router',
        '@prilavok/shared-kernel/forms',
      ]),
    )
    for (const [name, versions] of Object.entries(shared))
      expect(
        Object.values(versions).map(({ from }) => from),
        name,
      ).toEqual([expect.stringMatching(/^shell@/)])
  }
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
