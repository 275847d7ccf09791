import type { Change } from '../model/change'
import { EVERY_SHOP } from '../model/rule'
import {
  applied,
  contextAt,
  everywhere,
  GREEN,
  given,
  green,
  NO_RULES,
  PART,
  stableEverywhere,
} from '../testing/rules-history'
import { applyChange } from './apply-change'
import { ownRule } from './changed-rules'

const ROLLOUT = { kind: 'rollout', ...everywhere, version: '1.1.0', share: 5 } as const
const STEPS = { steps: [5, 25, 100], everySeconds: 60 }

const stepping = applied(stableEverywhere, { ...ROLLOUT, ...STEPS })
const candidateAfter = (change: Change, minute: number) =>
  given(applyChange(stepping, change, contextAt(minute)), EVERY_SHOP)?.candidate
const begun = (more: Partial<Extract<Change, { kind: 'rollout' }>>) => () =>
  applied(stableEverywhere, { ...ROLLOUT, ...more })

test('the share of a candidate that runs grows: its beginning and its salt stay, its next step is a whole one away', () => {
  expect(candidateAfter({ ...ROLLOUT, share: 25 }, 10)).toEqual({
    version: '1.1.0',
    share: 25,
    salt: given(stepping, EVERY_SHOP)?.candidate?.salt,
    startedAt: '2026-11-01T00:00:00.000Z',
    steps: [5, 25, 100],
    everySeconds: 60,
    nextStepAt: '2026-11-01T00:11:00.000Z',
  })
})

test('steps and the time between them are changed one without the other', () => {
  expect(candidateAfter({ ...ROLLOUT, steps: [50, 100] }, 10)).toMatchObject({
    steps: [50, 100],
    everySeconds: 60,
  })
  expect(candidateAfter({ ...ROLLOUT, everySeconds: 120 }, 10)).toMatchObject({
    steps: [5, 25, 100],
    everySeconds: 120,
    nextStepAt: '2026-11-01T00:12:00.000Z',
  })
})

test('a candidate without steps takes none by itself, one that had some may lose them', () => {
  const withoutSteps = candidateAfter({ ...ROLLOUT, steps: [] }, 10)
  expect(Object.keys(withoutSteps ?? {})).toEqual(['version', 'share', 'salt', 'startedAt'])
  const never = given(begun({})(), EVERY_SHOP)?.candidate
  expect(Object.keys(never ?? {})).toEqual(['version', 'share', 'salt', 'startedAt'])
})

test.each([0, 0.01, 12.5, 33.33, 100])('%d percent is a share', (share) => {
  expect(given(begun({ share })(), EVERY_SHOP)?.candidate?.share).toBe(share)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01, 100.01, 33.333])('%d is no share', (share) => {
  expect(begun({ share })).toThrow(
    `The rule of mf-catalog of every shop cannot be changed like this.\n  - The share must be from 0 to 100 with at most two digits after the point, not ${share}.`,
  )
})

test.each([[[0, 100]], [[5, 100, 100]], [[5, 33.333, 100]], [[100, 50]]])('%j are no steps', (steps) => {
  expect(begun({ steps, everySeconds: 1 })).toThrow(
    `Steps must be ascending shares that end with 100, not ${steps.join(', ')}.`,
  )
})

test('steps follow each other after a second at the earliest, and some day', () => {
  expect(given(begun({ steps: [100], everySeconds: 1 })(), EVERY_SHOP)?.candidate?.nextStepAt).toBe(
    '2026-11-01T00:00:01.000Z',
  )
  for (const everySeconds of [0.9, Number.NaN, Number.POSITIVE_INFINITY])
    expect(begun({ steps: [100], everySeconds })).toThrow(
      `after a second at the earliest, not ${everySeconds}.`,
    )
})

test('a version that was withdrawn is tried again', () => {
  const back = applied(stepping, { kind: 'rollback', ...everywhere })
  expect(given(applied(back, { ...ROLLOUT }), EVERY_SHOP)?.candidate).toMatchObject({ version: '1.1.0' })
})

test('a new candidate is newer than withdrawals of before, one whose share grows is as old as it was', () => {
  const chosenAt = (change: Change) => ownRule(applyChange(stepping, change, contextAt(10)), green)?.chosenAt
  expect(chosenAt({ ...ROLLOUT, ...green, version: '1.2.0' })).toBe('2026-11-01T00:10:00.000Z')
  expect(chosenAt({ ...ROLLOUT, ...green, share: 50 })).toBe('2026-11-01T00:00:00.000Z')
})

test('a freeze that is over is gone from the rule when a candidate begins', () => {
  const frozen = applied(stableEverywhere, { kind: 'freeze', shop: GREEN, until: '2026-11-01T01:00:00Z' })
  const rule = ownRule(applyChange(frozen, { ...ROLLOUT, ...green }, contextAt(61)), green)
  expect(rule?.candidate).toMatchObject({ version: '1.1.0' })
  expect(rule).not.toHaveProperty('frozenUntil')
  expect(rule).not.toHaveProperty('endsWithFreeze')
})

test('the promoted candidate is chosen at that moment, and nothing of the rollout stays', () => {
  const promoted = applyChange(stepping, { kind: 'promote', ...everywhere }, contextAt(10))
  expect(promoted.rules).toEqual([
    {
      part: PART,
      shop: EVERY_SHOP,
      stable: '1.1.0',
      lastGood: '1.0.0',
      chosenAt: '2026-11-01T00:10:00.000Z',
    },
  ])
})

test.each(['promote', 'pause', 'resume'] as const)('without a candidate there is nothing to %s', (kind) => {
  const rejected = expect.objectContaining({ code: 'NO_CANDIDATE' })
  expect(() => applied(stableEverywhere, { kind, ...green })).toThrow(rejected)
  expect(() => applied(stableEverywhere, { kind, ...green })).toThrow('mf-catalog of green.example has no')
  expect(() => applied(NO_RULES, { kind, ...green })).toThrow(rejected)
})

test('each change of a candidate names its version in the log', () => {
  const paused = applied(stepping, { kind: 'pause', ...everywhere })
  const versionOf = (change: Change, state = stepping) =>
    applyChange(state, change, contextAt(1)).alterations.map(({ version }) => version)
  expect(versionOf(ROLLOUT)).toEqual(['1.1.0'])
  expect(versionOf({ kind: 'promote', ...everywhere })).toEqual(['1.1.0'])
  expect(versionOf({ kind: 'pause', ...everywhere })).toEqual(['1.1.0'])
  expect(versionOf({ kind: 'resume', ...everywhere }, paused)).toEqual(['1.1.0'])
})
