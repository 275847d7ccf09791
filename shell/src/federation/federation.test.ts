import type { Plan } from '@prilavok/shared-kernel/contract'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { createFederation, type FederationOptions } from './federation'
import { fakeContainers, plannedPart } from './testing/fake-containers'

const LIST = { default: () => null }

/** A shop whose catalogue has a candidate and a stable version. */
function shop(options: FederationOptions = {}) {
  const kernel = testKernel({ plan: shopPlan() })
  const plan: Plan = {
    ...kernel.plan,
    parts: { shell: plannedPart('1.0.0'), 'mf-catalog': plannedPart('2.0.0', '1.0.0') },
  }
  return createFederation(plan, {
    containers: fakeContainers({ '2.0.0': { './List': LIST }, '1.0.0': { './List': LIST } }),
    ...options,
  })
}

test('nothing is known of a part before it is asked for', () => {
  const federation = shop()
  expect(federation.version('mf-catalog')).toBeUndefined()
  expect(federation.generation('mf-catalog')).toBe(0)
  expect(federation.hasFallback('mf-catalog')).toBe(false)
  expect(federation.rejectRender('mf-catalog', './List', 0, new Error('no data'))).toBe(false)
})

test('a part that the plan does not have is a failure of its place', async () => {
  await expect(shop().load('mf-basket', './Page')).rejects.toThrow('The plan has no part mf-basket')
})

test('its modules come from one release, which may be exchanged unless it is said otherwise', async () => {
  const federation = shop()
  expect(await federation.load('mf-catalog', './List')).toBe(LIST)
  expect(await federation.load('mf-catalog', './List')).toBe(LIST)
  expect(federation.version('mf-catalog')).toBe('2.0.0')
  expect(federation.hasFallback('mf-catalog')).toBe(true)
  const held = shop({ mayReplace: () => false })
  await held.load('mf-catalog', './List')
  expect(held.hasFallback('mf-catalog')).toBe(false)
})

test('what has failed is told after the render in which it did; the modules are loaded anew before anybody hears of it', async () => {
  const told: string[] = []
  const federation = shop({
    onFailure: ({ version, phase }) => told.push(`failed ${version} ${phase}`),
    onReplaced: (part) => told.push(`replaced ${part}`),
  })
  await federation.load('mf-catalog', './List')
  federation.subscribe('mf-catalog', () => told.push('first place'))
  federation.subscribe('mf-catalog', () => told.push('second place'))
  const leave = federation.subscribe('mf-catalog', () => told.push('a place that is gone'))
  federation.subscribe('mf-basket', () => told.push('another part'))
  leave()
  expect(federation.rejectRender('mf-catalog', './List', 0, new Error('no data'))).toBe(true)
  expect(told).toEqual(['replaced mf-catalog'])
  expect(federation.generation('mf-catalog')).toBe(1)
  await Promise.resolve()
  expect(told).toEqual(['replaced mf-catalog', 'failed 2.0.0 render', 'first place', 'second place'])
})
