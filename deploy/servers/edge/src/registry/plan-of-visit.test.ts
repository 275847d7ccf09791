import type { Plan } from '@prilavok/shared-kernel/contract'
import type { Visit } from '../session/visits'
import { GREEN } from '../testing/fake-shop'
import { planOfVisit } from './plan-of-visit'
import type { PlannedVisit, Plans } from './plans'

const plan = (id: string): Plan =>
  ({
    id,
    routes: [
      { path: '/basket', part: 'mf-basket', expose: './Page', keepsPlan: true },
      { path: '/catalog', part: 'mf-catalog', expose: './Page' },
    ],
  }) as unknown as Plan
const VISIT: Visit = {
  subject: 'visitor',
  failed: new Set(['mf-catalog@2.0.0']),
  saved: undefined,
  override: undefined,
  setCookies: [],
}
const SAVED = { shell: '1.0.0' }
const OVERRIDE = { shop: GREEN.DOMAIN_NAME, releases: { shell: '2.0.0' }, until: '2030-01-01T00:00:00Z' }

function asking(visit: Partial<Visit>, { path = '/basket', gives = ['override', 'saved', 'rules'] } = {}) {
  const asked: (PlannedVisit | undefined)[] = []
  const plans = {
    of: (_shop: unknown, of?: PlannedVisit) => {
      asked.push(of)
      const kind = of?.override ? 'override' : of?.saved ? 'saved' : 'rules'
      return gives.includes(kind) ? plan(kind) : undefined
    },
  } as unknown as Plans
  const found = planOfVisit(plans, GREEN, path, { ...VISIT, ...visit })
  return { asked, found: found && { id: found.plan.id, isKept: found.isKept, isOverride: found.isOverride } }
}
const RULES = { id: 'rules', isKept: false, isOverride: false }

test('a visitor gets what the rules give', () => {
  const { asked, found } = asking({})
  expect(found).toEqual(RULES)
  expect(asked).toEqual([{ subject: 'visitor', failed: VISIT.failed }])
  expect(asking({}, { gives: [] }).found).toBeUndefined()
})

test('a developer’s override comes first; where it gives no plan it counts for nothing', () => {
  const { asked, found } = asking({ override: OVERRIDE, saved: SAVED })
  expect(found).toEqual({ id: 'override', isKept: false, isOverride: true })
  expect(asked).toEqual([{ subject: 'visitor', override: OVERRIDE.releases }])
  expect(asking({ override: OVERRIDE }, { gives: ['rules'] }).found).toEqual(RULES)
})

test('the pages of the checkout go on with the versions that it began with, all others do not', () => {
  const { asked, found } = asking({ saved: SAVED })
  expect(found).toEqual({ id: 'saved', isKept: true, isOverride: false })
  expect(asked).toEqual([{ subject: 'visitor', failed: VISIT.failed, saved: SAVED }])
  expect(asking({ saved: SAVED }, { path: '/catalog' }).found).toEqual(RULES)
  expect(asking({ saved: SAVED }, { path: '/other' }).found).toEqual(RULES)
  expect(asking({ saved: SAVED }, { gives: ['rules'] }).found).toEqual(RULES)
})
