import { expect, type Page, test } from '@playwright/test'
import { clientOf, signIn } from '../src/browser-session'
import { idsOf, orderIdOf, pathsOf } from '../src/every-page'
import { firstSectionPath } from '../src/first-section-path'
import { openAlive } from '../src/open-alive'
import { fillBasket } from '../src/order-form'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// What moves is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MINUTE_MS = 60_000
/** What happens more rarely is no work for a processor. */
const RARE_MS = 10_000
const PAYMENT = /^\/v3\/api\/client\/order\/\d+\/$/

declare global {
  interface Window {
    /** Delays of the timers that have fired since the list was emptied, ms. */
    firedTimers: number[]
  }
}

/** Runs in the page before its scripts, around its clock. */
function noteTimers(): void {
  window.firedTimers = []
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set: (work: TimerHandler, delay?: number, ...rest: unknown[]) => number = window[name]
    const noted = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      set(() => {
        window.firedTimers.push(delay)
        if (typeof work === 'function') work(...rest)
      }, delay)
    Object.assign(window, { [name]: noted })
  }
}

/** The animations that run just now: what they change, and on which element. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const { target = null } = effect as KeyframeEffect
        const changed = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))
        return {
          isSeen: target?.checkVisibility({ contentVisibilityAuto: true }) === true,
          changed: [...new Set(changed)].filter(
            (name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name),
          ),
          element: target?.outerHTML.slice(0, 120),
        }
      }),
  )

/** Of these, what nobody sees, and what the main thread would paint. */
const costlyAnimations = async (page: Page) =>
  (await runningAnimations(page)).filter(
    ({ isSeen, changed }) => !isSeen || changed.some((name) => !['opacity', 'transform'].includes(name)),
  )

const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))

test('a page that nobody touches does nothing: no animation runs, no timer, nothing is asked for; skeletons of what is loading change opacity and transform alone', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.addInitScript(noteTimers)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const look = (path: string) =>
    test.step(path, async () => {
      await openAlive(page, path)
      await page.waitForLoadState('networkidle')
      // Banners have made their round, reports of the visit are sent.
      await page.clock.runFor(MINUTE_MS)
      await page.waitForLoadState('networkidle')
      await idle(page)
      // The last slide may still be on its way home when the minute of the page's clock is over.
      await expect(async () => {
        asked.length = 0
        await page.evaluate(() => window.firedTimers.splice(0))
        await page.clock.runFor(MINUTE_MS)
        const fired = await page.evaluate(() => window.firedTimers.splice(0))
        // The last order of the demonstration waits for its bank: the page asks, ever more seldom.
        if (!asked.some((call) => PAYMENT.test(call)))
          expect({ asked, fired: fired.filter((delay) => delay < RARE_MS) }, path).toEqual({
            asked: [],
            fired: [],
          })
      }).toPass({ timeout: 30_000 })
      expect(await costlyAnimations(page), path).toEqual([])
      // A map whose pictures do not come is waited for, for some seconds.
      await expect.poll(() => runningAnimations(page), path).toEqual([])
    })

  await fillBasket(context, GREEN)
  const visitor = await clientOf(context)
  for (const path of [...(await pathsOf(visitor, await idsOf(visitor), 'anyone')), '/search?q=бумага'])
    await look(path)
  await signIn(context)
  const customer = await clientOf(context)
  for (const path of await pathsOf(customer, { orderId: await orderIdOf(customer) }, 'customer'))
    await look(path)

  const section = await firstSectionPath(GREEN)
  await openAlive(page, '/')
  // Nothing of the section comes: its skeletons stay.
  await page.route('**/v3/api/**', () => undefined)
  await page.locator(`main a[href="${section}"]`).first().click()
  await page.waitForURL(urlOf(GREEN, section))
  await expect.poll(async () => (await runningAnimations(page)).length).toBeGreaterThan(0)
  expect(await costlyAnimations(page)).toEqual([])
})
