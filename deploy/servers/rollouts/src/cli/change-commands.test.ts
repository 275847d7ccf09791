import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { GREEN, commandLineOfShop as shop } from '../testing/command-line'
import { ruleText } from './change-commands'

const CANDIDATE = { version: '1.1.0', share: 12.5, salt: 's', startedAt: '2026-11-01T00:00:00Z' }
const rule = (given: Partial<RolloutRule> = {}): RolloutRule => ({
  ...{ part: 'mf-a', shop: GREEN, stable: '1.0.0' },
  ...given,
})

describe('a rule in words', () => {
  test.each<[given: Partial<RolloutRule>, text: string]>([
    [{}, '1.0.0'],
    [{ candidate: CANDIDATE }, '1.0.0, 1.1.0 for 12.5 %'],
    [{ candidate: { ...CANDIDATE, paused: true } }, '1.0.0, 1.1.0 for 12.5 % (paused)'],
    [{ pinned: true }, '1.0.0, pinned'],
    [{ frozenUntil: '2027-01-01' }, '1.0.0, frozen until 2027-01-01'],
    [
      { candidate: CANDIDATE, pinned: true, frozenUntil: 'x' },
      '1.0.0, 1.1.0 for 12.5 %, pinned, frozen until x',
    ],
  ])('%j is told', (given, text) => {
    expect(ruleText(rule(given), GREEN)).toBe(text)
  })

  test('that is not there is that of every supplier, or none', () => {
    expect([ruleText(undefined, GREEN), ruleText(undefined), ruleText(undefined, EVERY_SHOP)]).toEqual([
      'as every supplier',
      'as every supplier',
      'none',
    ])
  })
})

test('what a change does is told to people and to programs, with its reason in the log', async () => {
  const { release, json, registry } = await shop()
  const dry = await release('use', 'mf-a@1.1.0', '--dry-run')
  expect(dry.text).toBe('Nothing is changed. It would be:\nmf-a of every shop: 1.0.0 → 1.1.0')
  const { revision } = await registry.state()
  const { data } = await json('use', 'mf-a@1.1.0', '--supplier', GREEN, '--reason', 'проба')
  expect(data).toMatchObject({
    dryRun: false,
    revision: revision + 1,
    logged: [{ kind: 'use', shop: GREEN, part: 'mf-a', version: '1.1.0', reason: 'проба' }],
  })
  expect((await json('use', 'mf-a@1.2.0', '--dry-run')).data).toMatchObject({ dryRun: true })
  expect((await json('use', 'mf-a@1.2.0')).data).toMatchObject({ logged: [{ reason: '' }] })
})

test('steps of a rollout are asked for, and a freeze may be that of one part', async () => {
  const { release, registry } = await shop()
  const ruleOf = async (part: string, who: string) =>
    (await registry.state()).rules.find((one) => one.part === part && one.shop === who)
  await release('rollout', 'mf-a@1.1.0', '--share', '5')
  expect((await ruleOf('mf-a', EVERY_SHOP))?.candidate).not.toHaveProperty('steps')
  await release('freeze', 'mf-a', '--until', '2999-01-01', '--supplier', GREEN)
  expect(await ruleOf('shell', GREEN)).toBeUndefined()
  expect(await ruleOf('mf-a', GREEN)).toMatchObject({ frozenUntil: '2999-01-01T00:00:00.000Z' })
  await release('freeze', '--until', '2999-01-01', '--supplier', GREEN)
  await release('unfreeze', 'shell', '--supplier', GREEN)
  expect(await ruleOf('mf-a', GREEN)).toHaveProperty('frozenUntil')
  expect(await ruleOf('shell', GREEN)).toBeUndefined()
})

test('a reason of a rollback is asked for, and must be words', async () => {
  const { release } = await shop()
  expect((await release('rollback', 'mf-a')).code).toBe(2)
  expect(await release('rollback', 'mf-a', '--reason', ' ')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('needs a reason'),
  })
})

test('shops that a change of everybody does not reach are named, with what they keep', async () => {
  const { release, json } = await shop()
  await release('use', 'mf-a@1.1.0', '--supplier', GREEN)
  await release('use', 'mf-a@1.1.0', '--supplier', 'demo-red.localhost')
  const { text } = await release('use', 'mf-a@1.2.0', '--dry-run')
  expect(text.split('\n').slice(1)).toEqual([
    'mf-a of every shop: 1.0.0 → 1.2.0',
    'Not reached, since a rule of their own gives mf-a@1.1.0: demo-green.localhost, demo-red.localhost',
  ])
  const { data } = await json('use', 'mf-a@1.2.0', '--supplier', GREEN)
  expect(data.unreached).toEqual([])
})

test('what was taken back is given again by --again and a reason alone', async () => {
  const { release } = await shop()
  await release('use', 'mf-a@1.1.0')
  await release('rollback', 'mf-a', '--reason', 'пустая выдача')
  expect((await release('rollout', 'mf-a@1.1.0', '--share', '5')).errors).toMatch(
    /was taken back.*--again.*every shop.*пустая выдача/s,
  )
  expect((await release('use', 'mf-a@1.1.0', '--again')).errors).toMatch(/say why.*--reason/)
  expect((await release('use', 'mf-a@1.1.0', '--again', '--dry-run')).code).toBe(0)
  expect((await release('use', 'mf-a@1.1.0', '--again', '--reason', 'починено')).code).toBe(0)
})

test('the rule for every supplier cannot be given up: their pages would be missing', async () => {
  const { release, registry } = await shop()
  expect((await release('follow', 'mf-a')).errors).toMatch(/left without mf-a: nothing is changed/)
  expect((await registry.state()).rules).toHaveLength(2)
})

test('a part is named once', async () => {
  const { release } = await shop()
  expect((await release('use', 'mf-a@1.1.0', 'mf-a@1.2.0')).errors).toMatch(/versions of one part/)
})
