import { expect, type Page, test } from '@playwright/test'
import { clientOf, signIn } from '../src/browser-session'
import { idsOf, orderIdOf, pathsOf } from '../src/every-page'
import { expectNoViolations, FRAME, FURTHER_ROWS } from '../src/expect-no-violations'
import { watchComplaints } from '../src/faults'
import { firstSectionPath } from '../src/first-section-path'
import { openAlive } from '../src/open-alive'
import { fillBasket } from '../src/order-form'
import { ShopClient } from '../src/shop-client'
import { GREEN, OPEN_SHOPS } from '../src/shops'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const DESKTOP = { width: 1440, height: 900 }

/** Pages of errors, which have no other address. */
const OF_ERRORS = ['/no-such-page', '/repair', '/server-error']

/** Pages that come with all their data: they ask the API for nothing. */
const WHOLE = ['/', '/catalog-list', '/search?q=бумага', '/basket', '/login', '/no-such-page']

/** What moves although the buyer has asked for calm, longer than the blink of an eye. */
const movingThings = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(duration) * Number(iterations) > 200
      })
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  )

interface Colours {
  css: string
  scheme: string
}

/** Rule of a shop's colours, as its pages come with them, by the name of the scheme. */
async function coloursOf(shop: { domain: string }): Promise<Colours> {
  const [css = '', scheme = ''] =
    /\[data-scheme=(\w+)\]\{[^}]+\}/.exec(await new ShopClient(shop).page('/login')) ?? []
  expect(scheme, shop.domain).not.toBe('')
  return { css, scheme }
}

/** The page can be read in the colours of every shop, and in those that the system forces. Nothing else can be done with it then. */
async function expectReadable(page: Page, path: string, colours: readonly Colours[]): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.locator(FURTHER_ROWS).evaluateAll((rows) => rows.map((row) => row.remove()))
  await page.addStyleTag({ content: colours.map(({ css }) => css).join('') })
  const paint = (name: string) =>
    page.evaluate((scheme) => document.documentElement.setAttribute('data-scheme', scheme), name)
  const own = (await page.locator('html').getAttribute('data-scheme')) ?? ''
  for (const { scheme } of colours.filter((one) => one.scheme !== own))
    await test.step(`${path}: ${scheme}`, async () => {
      await paint(scheme)
      await expectNoViolations(page, undefined, ['color-contrast', 'link-in-text-block'])
    })
  await paint(own)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectNoViolations(page, undefined, ['color-contrast'])
  await page.emulateMedia({ forcedColors: null })
}

interface Looks {
  /** Pages that ask the API for nothing. */
  whole?: readonly string[]
  /** Pages that are looked at in the colours of every shop. */
  coloured: readonly string[]
}

/** Opens each page once and looks at it in every way: what a width changes is styles alone. */
async function expectUsable(
  page: Page,
  paths: readonly string[],
  { whole = [], coloured }: Looks,
): Promise<void> {
  const colours = await Promise.all(OPEN_SHOPS.map(coloursOf))
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The number of viewed products is asked for by the footer's link, where a short page has it in sight.
    if (/^\/v\d\//.test(pathname) && pathname !== '/v3/api/catalog/viewed/') calls.push(pathname)
  })
  const complaints = watchComplaints(page)
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(DESKTOP)
      calls.length = 0
      const answer = await openAlive(page, path)
      if (!OF_ERRORS.includes(path)) expect(answer?.status(), path).toBe(200)
      // What a component asks for as it hydrates is asked before the page is idle again.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
      )
      if (whole.includes(path)) expect(calls, path).toEqual([])
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
      // The frame is the same on all, and so is a list, but for its length.
      const isWhole = coloured.includes(path)
      const without = [...(path === paths[0] ? [] : FRAME), ...(isWhole ? [] : [FURTHER_ROWS])]
      await expectNoViolations(page, undefined, undefined, without)
      expect(await movingThings(page), path).toEqual([])
      expect(complaints, path).toEqual([])
      if (coloured.includes(path)) await expectReadable(page, path, colours)
    })
}

// By two workers: a busy one would take too long for all of them.
for (const half of [0, 1])
  test(`every page of a visitor, half ${half + 1}: hydrates as it was rendered, axe finds nothing, nothing moves for who wants calm, and it can be read in the colours of any shop`, async ({
    page,
  }) => {
    const client = new ShopClient(GREEN)
    const section = await firstSectionPath(GREEN)
    const paths = await pathsOf(client, await idsOf(client), 'anyone')
    expect(paths.length).toBeGreaterThan(12)
    const all = [...paths, '/search?q=бумага', '/no-such-page']
    await expectUsable(
      page,
      all.filter((_, index) => index % 2 === half),
      { whole: [...WHOLE, section], coloured: [section, '/login'] },
    )
  })

test('every page of a customer: hydrates as it was rendered, axe finds nothing, nothing moves for who wants calm, and it can be read in the colours of any shop', async ({
  page,
  context,
}) => {
  await signIn(context)
  await fillBasket(context, GREEN)
  const client = await clientOf(context)
  const paths = await pathsOf(client, { orderId: await orderIdOf(client) }, 'customer')
  expect(paths.length).toBeGreaterThan(7)
  await expectUsable(page, [...paths, '/basket', '/basket/ordering'], { coloured: ['/basket'] })
})
