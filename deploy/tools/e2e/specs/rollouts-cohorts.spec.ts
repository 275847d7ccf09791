import { type BrowserContext, expect, test } from '@playwright/test'
import { bootOf } from '@prilavok/build/testing/boot-of'
import { copyOfBuild } from '@prilavok/build/testing/copy-of-build'
import type { Registry } from '@prilavok/rollouts/model/registry'
import { fillLogin } from '../src/fill-login'
import { openRegistry, TEAM } from '../src/open-registry'
import { ShopClient } from '../src/shop-client'
import { CUSTOMER, RED, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const PART = 'mf-cabinet'
const VISITORS = 300
const AT_ONCE = 10
/** Of 300 visitors at 10 %: 30 on average, and outside of these bounds once in 10,000 runs. */
const MIN_CHOSEN = 11
const MAX_CHOSEN = 53
/** Other visitors in every run; with the index, 16 to 32 characters. */
const RUN = Date.now()

type Shop = typeof RED
/** Whoever has the candidate, by what tells the visitors apart. */
type Chosen = ReadonlySet<string>

const versionIn = (html: string) => bootOf(html).plan.parts[PART]?.version ?? ''

/** The version that a browser with this subject is given; other cookies are those of a login. */
async function versionOf(
  shop: Shop,
  subject: string,
  cookies: { name: string; value: string }[] = [],
): Promise<string> {
  const client = new ShopClient(shop)
  for (const { name, value } of cookies) client.keep(name, value)
  return versionIn(await client.keep('subject', subject).page('/'))
}

async function whoHas(shop: Shop, version: string, subjects: readonly string[]): Promise<Chosen> {
  const chosen = new Set<string>()
  const waiting = [...subjects]
  const ask = async () => {
    for (let subject = waiting.pop(); subject; subject = waiting.pop())
      if ((await versionOf(shop, subject)) === version) chosen.add(subject)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return chosen
}

/** Cookies of a login in this shop, through its page. */
async function loginCookies(context: BrowserContext, shop: Shop, email: string) {
  const page = await context.newPage()
  await page.goto(urlOf(shop, '/login'))
  await fillLogin(page, { ...CUSTOMER, email })
  await expect(page).toHaveURL(/\/cabinet\//)
  const cookies = await context.cookies(urlOf(shop, '/'))
  await page.close()
  return cookies.filter(({ name }) => name !== 'subject')
}

test('a candidate at 10 %: its share of 300 visitors in each of two suppliers, who keep it; colleagues have one version', async ({
  browser,
}, { retry, repeatEachIndex }) => {
  test.setTimeout(240_000)
  const version = `8.${repeatEachIndex + 1}.${retry}`
  const registry: Registry = await openRegistry()
  const rollOut = async (shop: Shop, share: number) => {
    await registry.change([{ kind: 'rollout', shop: shop.domain, part: PART, version, share }], {
      ...{ actor: TEAM, reason: 'cohorts' },
    })
    const probes = Array.from({ length: 120 }, (_, index) => `probe-of-the-cohorts-${index}`)
    // Some have it within moments, whatever the share has been before: of 120, at 10 %, none in one of 300,000 runs; of 40, in one of 70.
    await expect(async () => expect((await whoHas(shop, version, probes)).size).toBeGreaterThan(0)).toPass()
  }
  const subjects = Array.from({ length: VISITORS }, (_, index) => `visitor-${RUN}-${index}`)
  await copyOfBuild(PART, version, (folder) => registry.publish(folder, { actor: TEAM }))
  try {
    await rollOut(VIOLET, 10)
    const violet = await whoHas(VIOLET, version, subjects)
    await test.step('one supplier: its share of the visitors, and nobody of the other supplier', async () => {
      expect(violet.size).toBeGreaterThanOrEqual(MIN_CHOSEN)
      expect(violet.size).toBeLessThanOrEqual(MAX_CHOSEN)
      expect((await whoHas(RED, version, subjects)).size).toBe(0)
    })
    await test.step('the other supplier: its own share, of other visitors', async () => {
      await rollOut(RED, 10)
      const red = await whoHas(RED, version, subjects)
      expect(red.size).toBeGreaterThanOrEqual(MIN_CHOSEN)
      expect(red.size).toBeLessThanOrEqual(MAX_CHOSEN)
      // Of 300, three on average are in both; dependent cohorts would have all thirty.
      expect([...red].filter((subject) => violet.has(subject)).length).toBeLessThanOrEqual(14)
    })
    await test.step('who has it keeps it, at every visit and while the share grows', async () => {
      expect(await whoHas(VIOLET, version, subjects)).toEqual(violet)
      await rollOut(VIOLET, 50)
      const half = await whoHas(VIOLET, version, subjects)
      expect(half.size).toBeGreaterThan(VISITORS / 3)
      expect(half.size).toBeLessThan((VISITORS * 2) / 3)
      expect([...violet].filter((subject) => !half.has(subject))).toEqual([])
    })
    await test.step('a browser runs what its visitor is given', async () => {
      const half = await whoHas(VIOLET, version, subjects)
      const [one] = half
      const [other] = subjects.filter((subject) => !half.has(subject))
      for (const subject of [one, other]) {
        const context = await browser.newContext()
        await context.addCookies([{ name: 'subject', value: subject ?? '', url: urlOf(VIOLET, '/') }])
        const page = await context.newPage()
        await page.goto(urlOf(VIOLET, '/'))
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
        const running = bootOf(await page.content()).plan.parts[PART]?.version
        expect(running === version).toBe(subject === one)
        await context.close()
      }
    })
    await test.step('colleagues of one company have one version, on all their devices', async () => {
      const given = new Set<string>()
      for (const email of [CUSTOMER.email, 'director@example.com', 'buyer@example.com']) {
        const context = await browser.newContext()
        const cookies = await loginCookies(context, VIOLET, email)
        for (const device of subjects.slice(0, 8)) given.add(await versionOf(VIOLET, device, cookies))
        await context.close()
      }
      expect([...given]).toHaveLength(1)
      // The same devices, without a login, have both: their own subjects do not count beside the company's.
      const devices = await whoHas(VIOLET, version, subjects.slice(0, 40))
      expect(devices.size).toBeGreaterThan(0)
      expect(devices.size).toBeLessThan(40)
    })
  } finally {
    for (const { domain } of [VIOLET, RED])
      await registry
        .change([{ kind: 'follow', shop: domain, part: PART }], { actor: TEAM, reason: 'end of the spec' })
        .catch(() => undefined)
    await registry.close()
  }
})
