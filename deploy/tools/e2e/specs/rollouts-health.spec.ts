import { expect, type Page, test } from '@playwright/test'
import { copyOfBuild } from '@prilavok/build/testing/copy-of-build'
import type { Beacon, BeaconEvent, Boot } from '@prilavok/shared-kernel/contract'
import { openRegistry, TEAM } from '../src/open-registry'
import { urlOf } from '../src/stack-under-test'

const PURPLE = { domain: 'demo-purple.localhost' }
const PART = 'mf-cabinet'

const planOf = async (page: Page) => {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as Boot
  return boot.plan
}

test('a candidate that fails in pages is taken back by itself, for its supplier, and the log names the numbers', async ({
  page,
}, { retry, repeatEachIndex }) => {
  // What was reported of a version, and that it was taken back, stays with it.
  const candidate = `7.${repeatEachIndex + 1}.${retry}`
  const registry = await openRegistry()
  const rule = { shop: PURPLE.domain, part: PART } as const
  await page.goto(urlOf(PURPLE, '/'))
  const plan = await planOf(page)
  const stable = plan.parts[PART]?.version ?? ''

  /** What the page of one more visitor reports. */
  const report = async (visitor: number, version: string, kinds: BeaconEvent['kind'][]) => {
    const events = kinds.map((kind): BeaconEvent => ({ part: PART, version, kind }))
    const beacon: Beacon = { plan: plan.id, route: 'cabinet.profile', sample: 1, events }
    const subject = `visitor-of-the-spec-${visitor}`
    await page.context().addCookies([{ name: 'subject', value: subject, url: urlOf(PURPLE, '/') }])
    const status = await page.evaluate(
      async (body) => (await fetch('/beacon', { method: 'POST', body })).status,
      JSON.stringify(beacon),
    )
    expect([200, 204]).toContain(status)
  }
  await copyOfBuild(PART, candidate, (folder) => registry.publish(folder, { actor: TEAM }))
  await registry.change([{ kind: 'rollout', ...rule, version: candidate, share: 50 }], {
    actor: TEAM,
    reason: 'a candidate that fails',
  })
  try {
    await test.step('half of the visitors get it', async () => {
      await expect(async () => {
        await page.context().clearCookies()
        await page.goto(urlOf(PURPLE, '/'))
        expect((await planOf(page)).parts[PART]?.version).toBe(candidate)
      }).toPass({ timeout: 20_000 })
    })
    await test.step('their pages report failures', async () => {
      for (let visitor = 0; visitor < 80; visitor++) await report(visitor, stable, ['view', 'view'])
      // Both at the same time: views of the candidate count together with those of the stable version beside them.
      for (let visitor = 100; visitor < 150; visitor++) {
        await report(visitor, candidate, ['view', 'load-failed', 'fallback'])
        await report(visitor + 100, stable, ['view'])
      }
    })
    await test.step('it is taken back, with the numbers', async () => {
      const entries = async () => (await registry.log({ ...rule })).filter(({ revision }) => revision > 0)
      await expect
        .poll(async () => (await entries())[0]?.kind, { timeout: 20_000 })
        .toBe('automatic-rollback')
      const [entry] = await entries()
      expect(entry).toMatchObject({ actor: { kind: 'health' }, withdrawal: { version: candidate } })
      const { candidateTrials, candidateHits, stableTrials, stableHits, evidence, needed } =
        entry?.figures ?? {}
      expect(candidateTrials).toBeGreaterThanOrEqual(30)
      expect(candidateHits).toBeGreaterThan(10)
      expect(stableTrials).toBeGreaterThan(100)
      expect(stableHits).toBe(0)
      expect(evidence).toBeGreaterThan(needed ?? Number.POSITIVE_INFINITY)
      expect(entry?.reason).toMatch(/Просмотры со сбоем чаще/)
    })
    await test.step('nobody gets it any more', async () => {
      await expect(async () => {
        await page.goto(urlOf(PURPLE, '/'))
        expect((await planOf(page)).parts[PART]?.version).toBe(stable)
      }).toPass({ timeout: 10_000 })
    })
  } finally {
    await registry.change([{ kind: 'follow', ...rule }], { actor: TEAM, reason: 'end of the spec' })
    await registry.close()
  }
})
