import type { Change } from '../model/change'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import type { Look } from './schedule'
import { passFreezes, passSteps } from './step-pass'
import type { StepNote } from './store'

const NOW = new Date('2026-11-23T12:00:00Z')
const DUE = NOW.toISOString()
const LATER = '2026-11-23T12:00:00.001Z'
const CANDIDATE = {
  version: '1.1.0',
  share: 5,
  salt: 's',
  startedAt: '2026-11-23T10:00:00Z',
  steps: [5, 25, 100],
  everySeconds: 60,
  nextStepAt: DUE,
}
const rule = (
  candidate: Partial<typeof CANDIDATE & { paused: boolean }> = {},
  more: Partial<RolloutRule> = {},
): RolloutRule => ({
  part: 'mf-catalog',
  shop: EVERY_SHOP,
  stable: '1.0.0',
  candidate: { ...CANDIDATE, ...candidate },
  ...more,
})

function looking(
  { saved, failing = '' }: { saved?: StepNote; failing?: string } = {},
  rules: RolloutRule[] = [],
) {
  const changes: [Change, { kind: string; reason: string; figures?: object }][] = []
  const notes: StepNote[] = []
  const look = {
    now: NOW,
    minimumViews: 100,
    state: { rules },
    store: {
      note: async () => saved,
      saveNote: async (_key: object, note: StepNote) => void notes.push(note),
    },
    log: { info: () => undefined },
    async change(change: Change, options: { kind: string; reason: string }) {
      if (change.shop === failing) throw new Error('changed meanwhile')
      changes.push([change, options])
    },
    guard: (_rule: RolloutRule, work: () => Promise<void>) => work().catch(() => undefined),
  } as unknown as Look
  return { look, changes, notes }
}

async function stepped(
  given: RolloutRule,
  { views = 1000, saved, isGone = false }: { views?: number; saved?: StepNote; isGone?: boolean } = {},
) {
  const { look, changes, notes } = looking(saved && { saved })
  await passSteps(look, new Map([[given, { views, isGone }]]))
  return { changes, notes }
}

test('a step that is due gives the candidate its next share, and notes from how many views on the next one counts', async () => {
  const { changes, notes } = await stepped(rule())
  expect(changes).toEqual([
    [
      { kind: 'rollout', shop: EVERY_SHOP, part: 'mf-catalog', version: '1.1.0', share: 25 },
      { kind: 'schedule', reason: 'Шаг по расписанию: 5 → 25 %', figures: { views: 1000 } },
    ],
  ])
  expect(notes).toEqual([
    { share: 5, viewsBefore: 0 },
    { share: 25, viewsBefore: 1000 },
  ])
})

test.each([
  [7, 25],
  [25, 100],
  [50, 100],
  [100, 100],
])(
  'from %d percent the next step is to %d; the last one makes it the stable version',
  async (share, next) => {
    const [change] = (await stepped(rule({ share }))).changes[0] ?? []
    expect(change).toMatchObject(next === 100 ? { kind: 'promote' } : { kind: 'rollout', share: next })
  },
)

test('the last step says so', async () => {
  const { changes, notes } = await stepped(rule({ share: 25 }))
  expect(changes).toEqual([
    [
      { kind: 'promote', shop: EVERY_SHOP, part: 'mf-catalog' },
      {
        kind: 'schedule',
        reason: 'Последний шаг расписания: версия стала стабильной',
        figures: { views: 1000 },
      },
    ],
  ])
  expect(notes.at(-1)).toEqual({ share: 100, viewsBefore: 1000 })
})

test.each<[string, RolloutRule, object]>([
  ['it is not due yet', rule({ nextStepAt: LATER }), {}],
  ['it is paused', rule({ paused: true }), {}],
  ['its rule is frozen', rule({}, { frozenUntil: LATER }), {}],
  ['it takes no steps', rule({ steps: [] }), {}],
  ['it was taken back just now', rule(), { isGone: true }],
])('no step is taken while %s', async (_, given, more) => {
  expect((await stepped(given, more)).changes).toEqual([])
})

describe('views since the last step', () => {
  test('must be enough; else it is noted for what the step waits', async () => {
    const saved = { share: 5, viewsBefore: 400 }
    expect((await stepped(rule(), { saved, views: 500 })).changes).toHaveLength(1)
    const few = await stepped(rule(), { saved, views: 499 })
    expect(few.changes).toEqual([])
    expect(few.notes).toEqual([{ ...saved, waitsFor: 'Мало просмотров для следующего шага: 99 из 100' }])
  })

  test('count from the beginning of a rollout, and anew when somebody changed its share', async () => {
    expect((await stepped(rule(), { views: 100 })).changes).toHaveLength(1)
    const changed = await stepped(rule(), { saved: { share: 4, viewsBefore: 0 }, views: 150 })
    expect(changed.changes).toEqual([])
    expect(changed.notes).toMatchObject([{ share: 5, viewsBefore: 150 }])
  })

  test('that have gone with a shop are not waited for', async () => {
    const { notes } = await stepped(rule(), { saved: { share: 5, viewsBefore: 400 }, views: 30 })
    expect(notes).toMatchObject([{ share: 5, viewsBefore: 30 }])
  })

  test('are noted once', async () => {
    const saved = { share: 5, viewsBefore: 10 }
    expect((await stepped(rule({ nextStepAt: LATER }), { saved })).notes).toEqual([])
  })
})

test('freezes that are over end, each by itself', async () => {
  const frozen = (shop: string, frozenUntil: string) => rule({}, { shop, frozenUntil })
  const rules = [frozen('bad', DUE), frozen('over', DUE), frozen('still', LATER), rule({}, { shop: 'free' })]
  const { look, changes } = looking({ failing: 'bad' }, rules)
  expect(await passFreezes(look)).toBe(1)
  expect(changes).toEqual([
    [
      { kind: 'unfreeze', shop: 'over', part: 'mf-catalog' },
      { kind: 'schedule', reason: 'Срок заморозки вышел' },
    ],
  ])
})
