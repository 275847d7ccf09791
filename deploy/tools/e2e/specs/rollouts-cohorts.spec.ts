import { type Cookie, expect, test } from '@playwright/test'
import { bootOf } from '@prilavok/build/testing/boot-of'
import { copyOfBuild } from '@prilavok/build/testing/copy-of-build'
import { accountOf, signIn } from '../src/browser-session'
import { openRegistry, TEAM } from '../src/open-registry'
import { ShopClient } from '../src/shop-client'
import { RED, VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const PART = 'mf-cabinet'
const AT_ONCE = 10
const VISITORS = 80
/** Of 80 visitors at 25 %: 20 on average, and outside of these bounds once in 100,000 runs. */
const MIN_CHOSEN = 5
const MAX_CHOSEN = 38
/** A version is published once only. */
const VERSION = `8.1.${Date.now()}`

type Shop = typeof RED
/** Whoever has the candidate, by what tells the visitors apart. */
type Chosen = ReadonlySet<string>

const versionIn = (html: string) => bootOf(html).plan.parts[PART]?.version ?? ''

/** The version that a browser with this subject is given; other cookies are those of a login. */
async function versionOf(
  shop: Shop,
  subject: string,
  cookies: Pick<Cookie, 'name' | 'value'>[] = [],
): Promise<string> {
  const client = new ShopClient(shop)
  for (const { name, value } of cookies) client.keep(name, value)
  return versionIn(await client.keep('subject', subject).page('/login'))
}

/** What tells so many new visitors apart, as the edge gives it to them. */
const newVisitors = (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const client = new ShopClient(VIOLET)
      await client.page('/login')
      return client.cookies.get('subject') ?? ''
    }),
  )

async function whoHas(shop: Shop, subjects: readonly string[]): Promise<Chosen> {
  const chosen = new Set<string>()
  const waiting = [...subjects]
  const ask = async () => {
    for (let subject = waiting.pop(); subject; subject = waiting.pop())
      if ((await versionOf(shop, subject)) === VERSION) chosen.add(subject)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return chosen
}

test('a candidate at 25 %: its share of the visitors in each of two suppliers, who keep it; colleagues have one version', async ({
  browser,
}) => {
  const registry = await openRegistry()
  const [subjects, probes] = [await newVisitors(VISITORS), await newVisitors(40)]
  const rollOut = async (shop: Shop, share: number) => {
    await registry.change([{ kind: 'rollout', shop: shop.domain, part: PART, version: VERSION, share }], {
      actor: TEAM,
      reason: 'cohorts',
    })
    // Some have it within moments, whatever the share has been before: of 40, at 25 %, none in one of 100,000 runs.
    await expect.poll(async () => (await whoHas(shop, probes)).size).toBeGreaterThan(0)
  }
  await copyOfBuild(PART, VERSION, (folder) => registry.publish(folder, { actor: TEAM }))
  try {
    await rollOut(VIOLET, 25)
    const violet = await whoHas(VIOLET, subjects)
    await test.step('one supplier: its share of the visitors, and nobody of the other supplier', async () => {
      expect(violet.size).toBeGreaterThanOrEqual(MIN_CHOSEN)
      expect(violet.size).toBeLessThanOrEqual(MAX_CHOSEN)
      expect((await whoHas(RED, [...violet])).size).toBe(0)
    })
    await test.step('the other supplier: its own share, of other visitors', async () => {
      await rollOut(RED, 25)
      const red = await whoHas(RED, [...violet])
      // A quarter of them on average; dependent cohorts would have all.
      expect(red.size).toBeLessThan(violet.size * 0.75)
    })
    const half =
      await test.step('who has it keeps it, at every visit and while the share grows', async () => {
        expect(await whoHas(VIOLET, subjects)).toEqual(violet)
        await rollOut(VIOLET, 60)
        await expect
          .poll(async () => (await whoHas(VIOLET, subjects)).size)
          .toBeGreaterThan(Math.max(VISITORS / 3, violet.size))
        const more = await whoHas(VIOLET, subjects)
        expect(more.size).toBeLessThan(VISITORS * 0.85)
        expect([...violet].filter((subject) => !more.has(subject))).toEqual([])
        return more
      })
    await test.step('colleagues of one company have one version, on all their devices', async () => {
      const given = new Set<string>()
      for (const name of ['client', 'director', 'buyer'] as const) {
        const context = await browser.newContext()
        await signIn(context, VIOLET, accountOf(name))
        const cookies = await context.cookies(urlOf(VIOLET, '/'))
        // The same devices, without a login, have both: their own subjects do not count beside the company's.
        const devices = [...subjects.slice(0, 3), ...[...half].slice(0, 3)]
        for (const device of devices) given.add(await versionOf(VIOLET, device, cookies))
        await context.close()
      }
      expect([...given]).toHaveLength(1)
    })
  } finally {
    for (const { domain } of [VIOLET, RED])
      await registry
        .change([{ kind: 'follow', shop: domain, part: PART }], { actor: TEAM, reason: 'end of the spec' })
        .catch(() => undefined)
    await registry.close()
  }
})
