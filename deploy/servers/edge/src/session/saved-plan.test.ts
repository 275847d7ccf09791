import type { Plan } from '@prilavok/shared-kernel/contract'
import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import { SAVED_PLAN_COOKIE, savedPlanCookies, savedVersions } from './saved-plan'

const PLACE = { domain: 'shop.example', secret: 'secret', now: 1000 }
const plan = {
  parts: { shell: { version: '1.0.0' }, 'mf-basket': { version: '2.1.0' } },
  routes: [
    { path: '/basket', keepsPlan: true },
    { path: '/order/:id', keepsPlan: true },
    { path: '/order/:id/pay', keepsPlan: true },
    { path: '/catalog' },
  ],
} as unknown as Plan
const saved = savedPlanCookies(plan, { ...PLACE, secure: true })
const value = parseCookies(saved[0])[SAVED_PLAN_COOKIE]

test('the versions are sent to the pages that keep them, each path once', () => {
  expect(saved.map((line) => line.replace(/=[^;]+;/, '=…;'))).toEqual([
    'saved_plan=…; Path=/basket; Max-Age=7200; HttpOnly; SameSite=Lax; Secure',
    'saved_plan=…; Path=/order; Max-Age=7200; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('they are read again in their shop and for their time', () => {
  const versions = { shell: '1.0.0', 'mf-basket': '2.1.0' }
  expect(savedVersions(value, PLACE)).toEqual(versions)
  expect(savedVersions(value, { ...PLACE, now: 7_200_999 })).toEqual(versions)
  expect(savedVersions(value, { ...PLACE, now: 7_201_000 })).toBeUndefined()
  expect(savedVersions(value, { ...PLACE, domain: 'other.example' })).toBeUndefined()
})

test('what is not signed by an edge of this shop counts for nothing', () => {
  expect(savedVersions(value, { ...PLACE, secret: 'other' })).toBeUndefined()
  expect(savedVersions(`x${value}`, PLACE)).toBeUndefined()
  expect(savedVersions('', PLACE)).toBeUndefined()
  expect(savedVersions(undefined, PLACE)).toBeUndefined()
})
