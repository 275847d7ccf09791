import type { Plan } from '@prilavok/shared-kernel/contract'
import type { VisitPlan } from '../registry/plan-of-visit'
import type { Visit } from '../session/visits'
import { GREEN } from '../testing/fake-shop'
import { bootOverride, visitCookies } from './visit-answer'

const plan = {
  parts: { shell: { version: '1.0.0' } },
  routes: [{ path: '/basket', keepsPlan: true }],
} as unknown as Plan
const OVERRIDE = {
  shop: GREEN.DOMAIN_NAME,
  releases: { shell: '2.0.0', 'mf-catalog': '3.0.0' },
  until: '2030-01-01T00:00:00Z',
}
const visit = (changes: Partial<Visit> = {}): Visit => ({
  subject: 'visitor',
  failed: undefined,
  saved: undefined,
  override: undefined,
  setCookies: ['subject=visitor'],
  ...changes,
})
const planned = (changes: Partial<VisitPlan> = {}): VisitPlan => ({
  plan,
  isKept: false,
  isOverride: false,
  ...changes,
})
const names = (of: Visit, by: VisitPlan) =>
  visitCookies({ visit: of, planned: by, shop: GREEN, secret: 'secret', secure: true }).map((line) =>
    line.slice(0, line.indexOf('=')),
  )

test('the pages of the checkout will go on with the versions of this page', () => {
  expect(names(visit(), planned())).toEqual(['subject', 'saved_plan'])
  const [, line] = visitCookies({
    visit: visit(),
    planned: planned(),
    shop: GREEN,
    secret: 's',
    secure: true,
    now: 0,
  })
  expect(line).toMatch(/Path=\/basket; .*Secure$/)
})

test('a robot keeps nothing, and what is kept already or tried out is not saved again', () => {
  expect(names(visit({ subject: undefined, setCookies: [] }), planned())).toEqual([])
  expect(names(visit(), planned({ isKept: true }))).toEqual(['subject'])
  expect(names(visit({ override: OVERRIDE }), planned({ isOverride: true }))).toEqual(['subject'])
})

test('an override that gives no plan any more ends', () =>
  expect(names(visit({ override: OVERRIDE }), planned())).toEqual([
    'subject',
    'release_override',
    'saved_plan',
  ]))

test('the page says which versions are tried, while they are', () => {
  expect(bootOverride(visit({ override: OVERRIDE }), planned({ isOverride: true }))).toEqual({
    releases: ['shell@2.0.0', 'mf-catalog@3.0.0'],
    until: OVERRIDE.until,
  })
  expect(bootOverride(visit({ override: OVERRIDE }), planned())).toBeUndefined()
  expect(bootOverride(visit(), planned({ isOverride: true }))).toBeUndefined()
})
