import { isRule, isWithdrawal } from './rule-shape'

const CANDIDATE = { version: '1.1.0', share: 5, salt: 's', startedAt: '2026-11-01T00:00:00Z' }
const RULE = { part: 'mf-catalog', shop: '*', stable: '1.0.0' }
const WITHDRAWAL = { part: 'mf-catalog', version: '1.1.0', shop: '*', at: '2026-11-01T00:00:00Z', reason: '' }

test.each<[object]>([
  [{}],
  [{ candidate: CANDIDATE, lastGood: '0.9.0', pinned: true }],
  [{ candidate: { ...CANDIDATE, share: 0, steps: [0, 100], everySeconds: 0.5, nextStepAt: '2026-11-01' } }],
  [{ candidate: { ...CANDIDATE, share: 100, steps: [] } }],
  [{ frozenUntil: '2026-12-01T00:00:00Z', chosenAt: '2026-11-01' }],
])('a rule may have %j', (more) => {
  expect(isRule({ ...RULE, ...more })).toBe(true)
})

test.each<[object]>([
  [{ part: 'catalog' }],
  [{ shop: '' }],
  [{ shop: 5 }],
  [{ stable: '1' }],
  [{ stable: undefined }],
  [{ lastGood: 'x' }],
  [{ frozenUntil: 'soon' }],
  [{ chosenAt: 5 }],
  [{ candidate: null }],
  [{ candidate: [] }],
  ...[
    { version: 'x' },
    { share: -0.1 },
    { share: 100.1 },
    { share: '5' },
    { salt: '' },
    { startedAt: 'now' },
    { steps: {} },
    { steps: [5, 101] },
    { steps: ['5'] },
    { everySeconds: 0 },
    { everySeconds: '60' },
    { nextStepAt: '' },
  ].map((more): [object] => [{ candidate: { ...CANDIDATE, ...more } }]),
])('a rule with %j is none', (more) => {
  expect(isRule({ ...RULE, ...more })).toBe(false)
})

test('a withdrawal says what is gone from whom, since when, and why', () => {
  expect(isWithdrawal(WITHDRAWAL)).toBe(true)
  const wrong = [{ part: 'x' }, { version: 'x' }, { shop: '' }, { at: 'x' }, { reason: null }]
  for (const more of wrong) expect(isWithdrawal({ ...WITHDRAWAL, ...more })).toBe(false)
  for (const value of [null, [], 'x', undefined])
    expect([isRule(value), isWithdrawal(value)]).toEqual([false, false])
})
