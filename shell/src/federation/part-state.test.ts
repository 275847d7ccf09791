import fc from 'fast-check'
import { nextPartState, type PartEvent, type PartState, PLANNED } from './part-state'

const RELEASES = 3

const loading = (mayReplace = true): PartState[] => {
  const first = nextPartState(PLANNED, { kind: 'requested' }, RELEASES)
  return [first, nextPartState(first, { kind: 'failed', attempt: first.attempt, mayReplace }, RELEASES)]
}

test('a release that fails gives its place to the next, and after the last one the part has failed', () => {
  const releases = [0, 1, 2].map(() => 0)
  let state = nextPartState(PLANNED, { kind: 'requested' }, RELEASES)
  const seen = releases.map(() => {
    const { release, phase } = state
    state = nextPartState(state, { kind: 'failed', attempt: state.attempt, mayReplace: true }, RELEASES)
    return [release, phase]
  })
  expect(seen).toEqual([
    [0, 'loading'],
    [1, 'loading'],
    [2, 'loading'],
  ])
  expect(state).toMatchObject({ phase: 'failed', release: 2 })
})

test('a retry begins with the planned release, but stays with the one whose modules the page has', () => {
  const [, second] = loading()
  const failed = { ...(second as PartState), phase: 'failed' as const }
  expect(nextPartState(failed, { kind: 'requested' }, RELEASES)).toMatchObject({
    phase: 'loading',
    release: 0,
    attempt: failed.attempt + 1,
  })
  expect(nextPartState({ ...failed, hasModules: true }, { kind: 'requested' }, RELEASES).release).toBe(1)
})

test('where nothing may be replaced the release stays', () => {
  const [, state] = loading(false)
  expect(state).toMatchObject({ phase: 'failed', release: 0, generation: 0 })
})

/** Outcomes of the current attempt and of any earlier one, in any order. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('requested', 'loaded', 'failed'),
    late: fc.nat({ max: 3 }),
    mayReplace: fc.boolean(),
  }),
  { maxLength: 40 },
)

test('any sequence of requests, successes, failures and late outcomes ends in one release; what is late changes nothing', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let state = PLANNED
      for (const { kind, late, mayReplace } of sequence) {
        const before = state
        const attempt = before.attempt - late
        state = nextPartState(before, { kind, attempt, mayReplace } as PartEvent, RELEASES)
        if (kind !== 'requested' && late > 0) expect(state).toBe(before)
        expect(state.release).toBeLessThan(RELEASES)
        expect(state.attempt).toBeGreaterThanOrEqual(before.attempt)
        // Modules of one release only: another one comes with a new generation, and without modules of the old one.
        if (state.release !== before.release && before.hasModules)
          expect(state).toMatchObject({ generation: before.generation + 1, hasModules: false })
        if (state.phase === 'failed' && before.phase !== 'failed')
          expect([kind, attempt]).toEqual(['failed', before.attempt])
      }
    }),
  )
})
