import { expect, type Page, test } from '@playwright/test'
import { idsOf, openHydrated, pathsOf, withOrder } from '../src/every-page'
import { expectFits } from '../src/expect-fits'
import { expectNoViolations } from '../src/expect-no-violations'
import { readyToOrder } from '../src/ready-to-order'
import { GREEN, OPEN_SHOPS } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

/** Each page is opened and looked at in many ways: some twenty of them on a busy machine. */
const SWEEP_MS = 900_000
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

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

/** What depends on the colours of a shop. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** A shop's colours, as its pages come with them. */
interface Colours {
  scheme: string
  css: string
}

/** The colours of all shops but the one whose pages are opened. The browser asks: other programs do not know names below `localhost`. */
async function otherColours(page: Page): Promise<Colours[]> {
  const colours: Colours[] = []
  for (const shop of OPEN_SHOPS.filter((one) => one !== GREEN)) {
    const html = (await (await page.goto(urlOf(shop, '/')))?.text()) ?? ''
    const [css = '', scheme = ''] = /\[data-scheme=(\w+)\]\{[^}]+\}/.exec(html) ?? []
    expect(scheme, shop.domain).not.toBe('')
    colours.push({ scheme, css })
  }
  return colours
}

/** Whether everything can be read in these colours, too. Nothing may fade meanwhile: axe would measure what passes. */
async function expectReadable(page: Page, colours: readonly Colours[]): Promise<void> {
  await page.addStyleTag({ content: colours.map(({ css }) => css).join('') })
  for (const { scheme } of colours) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-scheme', name), scheme)
    await expectNoViolations(page, COLOUR_RULES)
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'green'))
}

/** Opens a page once and looks at it in every way: what a width or a medium changes is styles alone. */
async function expectUsable(page: Page, path: string, colours: readonly Colours[]) {
  await test.step(path, async () => {
    await page.setViewportSize(DESKTOP)
    await openHydrated(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolations(page)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await expectNoViolations(page, ['color-contrast'])
    expect(await movingThings(page), path).toEqual([])
    await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' })
    await expectReadable(page, colours)
    await page.emulateMedia({ reducedMotion: null })
    await page.setViewportSize(PHONE)
    await expectNoViolations(page)
    await expectFits(page, path)
  })
}

test('[KERN-038] every page of a visitor: axe finds nothing on a desktop, on a phone, in the colours of any shop and in forced ones, nothing moves for who wants calm, and it can be used at 320 px and at a zoom of 200 %', async ({
  page,
}) => {
  test.setTimeout(SWEEP_MS)
  const paths = await pathsOf(page, await idsOf(page), 'anyone')
  expect(paths.length).toBeGreaterThan(12)
  const colours = await otherColours(page)
  for (const path of [...paths, '/search?q=бумага', '/no-such-page']) await expectUsable(page, path, colours)
})

test('[KERN-038] every page of a customer: axe finds nothing on a desktop, on a phone, in the colours of any shop and in forced ones, nothing moves for who wants calm, and it can be used at 320 px and at a zoom of 200 %', async ({
  page,
}) => {
  test.setTimeout(SWEEP_MS)
  await readyToOrder(page)
  const paths = await pathsOf(page, await withOrder(page, {}), 'customer')
  expect(paths.length).toBeGreaterThan(7)
  const colours = await otherColours(page)
  for (const path of [...paths, '/basket', '/basket/ordering']) await expectUsable(page, path, colours)
})
