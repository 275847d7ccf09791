import { expect, test } from '@playwright/test'
import { bootOf } from '@prilavok/build/testing/boot-of'
import { copyOfBuild } from '@prilavok/build/testing/copy-of-build'
import type { Beacon, BeaconEvent } from '@prilavok/shared-kernel/contract'
import { openRegistry, TEAM } from '../src/open-registry'
import { ShopClient } from '../src/shop-client'
import { PURPLE } from '../src/shops'

const PART = 'mf-cabinet'
const AT_ONCE = 10
/** What was reported of a version, and that it was taken back, stays with it: a repeated run has its own. */
const CANDIDATE = `7.1.${Date.now()}`

/** A new visitor with the plan that he is given. */
async function newVisitor() {
  const client = new ShopClient(PURPLE)
  const { plan } = bootOf(await client.page('/login'))
  return { client, plan, version: plan.parts[PART]?.version ?? '' }
}

test('a candidate that fails in pages is taken back by itself, for its supplier, and the log names the numbers', async () => {
  const registry = await openRegistry()
  const rule = { shop: PURPLE.domain, part: PART } as const
  const { version: stable } = await newVisitor()

  /** One more visitor, and what his page reports, as browsers send it: of the candidate every second one fails. */
  const visit = async (number: number) => {
    const { client, plan, version } = await newVisitor()
    const failures = ['load-failed', 'fallback'] as const
    const kinds = ['view', ...(version === CANDIDATE && number % 2 === 0 ? failures : [])] as const
    const events = kinds.map((kind): BeaconEvent => ({ part: PART, version, kind }))
    const beacon: Beacon = { plan: plan.id, route: 'cabinet.profile', sample: 1, events }
    const { status } = await client.send('POST', '/beacon', JSON.stringify(beacon))
    expect([200, 204]).toContain(status)
  }
  await copyOfBuild(PART, CANDIDATE, (folder) => registry.publish(folder, { actor: TEAM }))
  await registry.change([{ kind: 'rollout', ...rule, version: CANDIDATE, share: 50 }], {
    actor: TEAM,
    reason: 'a candidate that fails',
  })
  const versionsOfTwenty = () =>
    Promise.all(Array.from({ length: 20 }, async () => (await newVisitor()).version))
  try {
    await test.step('half of the visitors get it', async () => {
      // None of twenty, at a half: one in a million.
      await expect.poll(versionsOfTwenty).toContain(CANDIDATE)
    })
    await test.step('their pages report failures', async () => {
      for (let first = 0; first < 200; first += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => visit(first + index)))
    })
    await test.step('it is taken back, with the numbers', async () => {
      const entries = async () => (await registry.log({ ...rule })).filter(({ revision }) => revision > 0)
      await expect.poll(async () => (await entries())[0]?.kind).toBe('automatic-rollback')
      const [entry] = await entries()
      expect(entry).toMatchObject({ actor: { kind: 'health' }, withdrawal: { version: CANDIDATE } })
      const { candidateTrials, candidateHits, stableTrials, stableHits, evidence, needed } =
        entry?.figures ?? {}
      expect(candidateTrials).toBeGreaterThanOrEqual(30)
      expect(candidateHits).toBeGreaterThan(10)
      expect(stableTrials).toBeGreaterThanOrEqual(30)
      expect(stableHits).toBe(0)
      expect(evidence).toBeGreaterThan(needed ?? Number.POSITIVE_INFINITY)
      expect(entry?.reason).toMatch(/Просмотры со сбоем чаще/)
    })
    await test.step('nobody gets it any more', async () => {
      await expect.poll(async () => new Set(await versionsOfTwenty())).toEqual(new Set([stable]))
    })
  } finally {
    // Its own rule is gone where it only repeated the one for every shop.
    await registry
      .change([{ kind: 'follow', ...rule }], { actor: TEAM, reason: 'end of the spec' })
      .catch(() => undefined)
    await registry.close()
  }
})
