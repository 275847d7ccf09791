import type { RegistryState } from '@prilavok/rollouts/model/registry-state'
import type { RolloutRule } from '@prilavok/rollouts/model/rule'
import { fakeFollower, registryState } from '@prilavok/rollouts/testing/registry-state'
import { someRelease } from '@prilavok/rollouts/testing/some-release'
import { createVisits } from '../session/visits'
import { GREEN } from '../testing/fake-shop'
import { createPlanNews } from './plan-news'
import { createPlans } from './plans'

const RELEASES = [
  someRelease({ name: 'shell' }),
  ...['1.0.0', '1.1.0'].map((version) => someRelease({ name: 'mf-catalog', version })),
]
const SUBJECT = 'subject-of-a-visitor'
const log = { error: () => undefined, warn: () => undefined }

function world() {
  const follower = fakeFollower(registryState({ releases: RELEASES }))
  const plans = createPlans({ follower, releasesDir: '', log, onChange: () => undefined })
  const visits = createVisits({ companies: { of: async () => undefined }, secret: 'secret' })
  const shops = { get: async () => ({ status: 'open', shop: GREEN }) as const }
  const news = createPlanNews({ api: { knows: () => true }, shops, plans, visits })
  const request = (cookie: string) =>
    ({ host: GREEN.DOMAIN_NAME, protocol: 'http', headers: { cookie } }) as const
  const catalog = (rule: Partial<RolloutRule>, more: Partial<RegistryState> = {}) => {
    const rules: RolloutRule[] = [
      { part: 'shell', shop: '*', stable: '1.0.0' },
      { part: 'mf-catalog', shop: '*', stable: '1.0.0', ...rule },
    ]
    follower.set(registryState({ releases: RELEASES, rules, ...more }))
  }
  const planId = () => plans.of(GREEN, { subject: SUBJECT })?.id ?? ''
  const ask = (id: string, cookie = `subject=${SUBJECT}`) => news(request(cookie), id)
  return { catalog, planId, ask }
}

test('a page hears of other versions when the next one would have them', async () => {
  const { catalog, planId, ask } = world()
  const id = planId()
  expect(await ask(id)).toEqual({})
  catalog({ stable: '1.1.0' })
  expect(await ask(id)).toEqual({ plan: 'newer' })
  expect(await ask(planId())).toEqual({})
})

test('a page whose version was taken back hears that, though the next one is an older one', async () => {
  const { catalog, planId, ask } = world()
  const salt = 's'
  const candidate = { version: '1.1.0', share: 100, salt, startedAt: '2026-11-01T00:00:00Z' }
  catalog({ candidate })
  const id = planId()
  expect(await ask(id)).toEqual({})
  const withdrawal = {
    part: 'mf-catalog',
    version: '1.1.0',
    at: '2026-11-02T00:00:00Z',
    reason: 'fails',
  } as const
  catalog({ candidate }, { withdrawals: [{ ...withdrawal, shop: 'demo-red.localhost' }] })
  expect(await ask(id)).toEqual({})
  catalog({ candidate }, { withdrawals: [{ ...withdrawal, shop: GREEN.DOMAIN_NAME }] })
  expect(await ask(id)).toEqual({ plan: 'withdrawn' })
})

test('a plan that this edge does not know is another one', async () => {
  expect(await world().ask('of-another-edge')).toEqual({ plan: 'newer' })
})

test('a browser without a subject hears nothing: nobody knows what its next page brings', async () => {
  expect(await world().ask('any', '')).toEqual({})
})
