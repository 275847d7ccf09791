import { expect, type Page, test } from '@playwright/test'
import { idsOf, openHydrated, pathsOf, withOrder } from '../src/every-page'
import { expectNoViolations } from '../src/expect-no-violations'
import { readyToOrder } from '../src/ready-to-order'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

/** Each page is opened and searched by axe: some thirty of them on a busy machine. */
const SWEEP_MS = 600_000

const LOOKS = {
  'on the desktop': { size: { width: 1440, height: 900 }, media: {} },
  'on a phone': { size: { width: 375, height: 812 }, media: {} },
  'in forced colours, with reduced motion': {
    size: { width: 1440, height: 900 },
    media: { forcedColors: 'active', reducedMotion: 'reduce' },
  },
} as const

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

async function expectAccessible(page: Page, path: string, isCalm: boolean) {
  await test.step(path, async () => {
    await openHydrated(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoViolations(page)
    if (isCalm) expect(await movingThings(page)).toEqual([])
  })
}

for (const [look, { size, media }] of Object.entries(LOOKS)) {
  const isCalm = 'reducedMotion' in media

  test(`${look}: axe finds nothing on any page of a visitor`, async ({ page }) => {
    test.setTimeout(SWEEP_MS)
    const ids = await idsOf(page)
    await page.setViewportSize(size)
    await page.emulateMedia(media)
    for (const path of await pathsOf(page, ids, 'anyone')) await expectAccessible(page, path, isCalm)
    await expectAccessible(page, '/no-such-page', isCalm)
  })

  test(`${look}: axe finds nothing on any page of a customer`, async ({ page }) => {
    test.setTimeout(SWEEP_MS)
    await readyToOrder(page)
    const paths = await pathsOf(page, await withOrder(page, {}), 'customer')
    await page.setViewportSize(size)
    await page.emulateMedia(media)
    for (const path of [...paths, '/basket', '/basket/ordering']) await expectAccessible(page, path, isCalm)
  })
}
