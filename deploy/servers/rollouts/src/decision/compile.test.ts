import type { Release } from '@prilavok/shared-kernel/contract'
import type { RegistryState } from '../model/registry-state'
import { type Candidate, EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { someRelease } from '../testing/some-release'
import { compile } from './compile'

describe('compile', () => {
  const A = { id: 1, domain: 'a.example' }
  const B = { id: 2, domain: 'b.example' }

  const RELEASES = [
    someRelease({ name: 'shell' }),
    someRelease({ name: 'shell', version: '2.0.0' }),
    ...['0.9.0', '1.0.0', '1.1.0', '1.2.0'].map((version) => someRelease({ name: 'mf-catalog', version })),
    someRelease({ name: 'mf-basket' }),
    someRelease({ name: 'mf-basket', version: '1.1.0' }),
  ]
  const candidate = (version: string, share: number, salt = 's'): Candidate => ({
    version,
    share,
    salt,
    startedAt: '2026-11-01T00:00:00Z',
  })
  const rule = (part: RolloutRule['part'], stable: string, more: Partial<RolloutRule> = {}): RolloutRule => ({
    part,
    shop: EVERY_SHOP,
    stable,
    ...more,
  })
  const COMMON = [rule('shell', '1.0.0'), rule('mf-catalog', '1.0.0'), rule('mf-basket', '1.0.0')]
  const stateOf = (
    rules: RolloutRule[],
    { withdrawals = [], releases = RELEASES }: { withdrawals?: Withdrawal[]; releases?: Release[] } = {},
  ): RegistryState => ({ revision: 1, rules, withdrawals, releases, problems: [] })

  const withCatalog = (more: Partial<RolloutRule>) =>
    COMMON.map((one) => (one.part === 'mf-catalog' ? { ...one, ...more } : one))
  const withdrawal = (version: string, shop = EVERY_SHOP): Withdrawal => ({
    part: 'mf-catalog',
    version,
    shop,
    at: '2026-11-02T00:00:00Z',
    reason: 'fails',
  })
  const versionsOf = (state: RegistryState, subject?: string, given = {}, shop = A) => {
    const plan = compile(state).decide(shop, subject, given)
    return Object.fromEntries(Object.entries(plan?.parts ?? {}).map(([part, { version }]) => [part, version]))
  }
  const catalogOf = (state: RegistryState, subject?: string, given = {}, shop = A) =>
    compile(state).decide(shop, subject, given)?.parts['mf-catalog']

  test('without a subject everybody gets the stable versions', () => {
    const state = stateOf(withCatalog({ candidate: candidate('1.1.0', 100) }))
    expect(versionsOf(state)).toMatchObject({ 'mf-catalog': '1.0.0' })
    expect(versionsOf(state, 'x')).toMatchObject({ 'mf-catalog': '1.1.0' })
  })

  test("a shop's own rule wins as a whole", () => {
    const rules = [
      ...withCatalog({ candidate: candidate('1.1.0', 100), lastGood: '0.9.0' }),
      rule('mf-catalog', '1.2.0', { shop: A.domain }),
    ]
    expect(catalogOf(stateOf(rules), 'x')).toMatchObject({ version: '1.2.0', fallbacks: [] })
    expect(catalogOf(stateOf(rules), 'x', {}, B)).toMatchObject({ version: '1.1.0', chosenAs: 'candidate' })
  })

  test('a page falls back to the stable version, then to the last good one', () => {
    const state = stateOf(withCatalog({ candidate: candidate('1.1.0', 100), lastGood: '0.9.0' }))
    const fallbacks = (subject?: string) =>
      catalogOf(state, subject)?.fallbacks.map(({ version, base }) => [version, base])
    const lastGood = ['0.9.0', '/parts/mf-catalog/0.9.0/']
    expect(fallbacks('x')).toEqual([['1.0.0', '/parts/mf-catalog/1.0.0/'], lastGood])
    expect(fallbacks()).toEqual([lastGood])
  })

  test('a withdrawn candidate is as if absent, a withdrawn stable version gives the last good one', () => {
    const rules = withCatalog({ candidate: candidate('1.1.0', 100), lastGood: '0.9.0' })
    const given = (version: string, shop?: string) =>
      catalogOf(stateOf(rules, { withdrawals: [withdrawal(version, shop)] }), 'x')
    expect(given('1.1.0')).toMatchObject({ version: '1.0.0', fallbacks: [{ version: '0.9.0' }] })
    expect(given('1.1.0', A.domain)).toMatchObject({ version: '1.0.0' })
    expect(given('1.1.0', B.domain)).toMatchObject({ version: '1.1.0' })
    expect(given('1.0.0')?.fallbacks.map(({ version }) => version)).toEqual(['0.9.0'])
    const without = stateOf(withCatalog({ lastGood: '0.9.0' }), { withdrawals: [withdrawal('1.0.0')] })
    expect(catalogOf(without, 'x')).toMatchObject({ version: '0.9.0', fallbacks: [] })
  })

  test('a candidate that failed in this browser is not given to it, a stable version cannot be avoided', () => {
    const state = stateOf(withCatalog({ candidate: candidate('1.1.0', 100) }))
    const failed = new Set(['mf-catalog@1.1.0', 'mf-basket@1.0.0'])
    expect(versionsOf(state, 'x', { failed })).toMatchObject({ 'mf-catalog': '1.0.0', 'mf-basket': '1.0.0' })
  })

  describe('versions that a visitor keeps', () => {
    const find = (part: string, version: string) =>
      RELEASES.find((release) => release.name === part && release.version === version)
    const state = stateOf(COMMON, { releases: RELEASES.filter(({ version }) => version === '1.0.0') })
    const saved = { 'mf-catalog': '1.1.0', 'mf-basket': '1.0.0', 'mf-other': '1.0.0' }

    test('stay, also when no rule names them any more', () => {
      expect(versionsOf(state, 'x', { saved, find })).toEqual({
        shell: '1.0.0',
        'mf-catalog': '1.1.0',
        'mf-basket': '1.0.0',
      })
    })

    test('do not stay when they are gone or withdrawn; the others do', () => {
      const both = { 'mf-catalog': '1.1.0', 'mf-basket': '1.1.0' }
      const withdrawals = [withdrawal('1.1.0', A.domain)]
      const gone = (part: string, version: string) =>
        part === 'mf-catalog' ? undefined : find(part, version)
      const expected = { 'mf-catalog': '1.0.0', 'mf-basket': '1.1.0' }
      expect(versionsOf({ ...state, withdrawals }, 'x', { saved: both, find })).toMatchObject(expected)
      expect(versionsOf(state, 'x', { saved: both, find: gone })).toMatchObject(expected)
    })

    test('are not marked as chosen by anybody, and no part comes back that no rule names', () => {
      const other = someRelease({ name: 'mf-other' })
      const found = (part: string, version: string) => (part === 'mf-other' ? other : find(part, version))
      const plan = compile(state).decide(A, 'x', { saved, find: found })
      expect(Object.keys(plan?.parts ?? {})).toEqual(['shell', 'mf-basket', 'mf-catalog'])
      for (const part of Object.values(plan?.parts ?? {})) expect(part.chosenAs).toBeUndefined()
      expect(plan?.parts['mf-catalog']?.fallbacks.map(({ version }) => version)).toEqual(['1.0.0'])
    })

    test('stay as candidates, unless they failed in this browser; a stable version stays even then', () => {
      const rules = withCatalog({ candidate: candidate('1.1.0', 0), lastGood: '0.9.0' })
      const given = (version: string, failed: string[]) =>
        catalogOf(stateOf(rules), 'x', { saved: { 'mf-catalog': version }, failed: new Set(failed) })
      expect(given('1.1.0', [])).toMatchObject({ version: '1.1.0', chosenAs: 'candidate' })
      expect(given('1.1.0', ['mf-catalog@1.1.0'])).toMatchObject({ version: '1.0.0' })
      const stable = given('1.0.0', ['mf-catalog@1.0.0'])
      expect([stable?.version, stable?.fallbacks.map(({ version }) => version)]).toEqual(['1.0.0', ['0.9.0']])
      expect(given('1.2.0', ['mf-catalog@1.2.0'])).toMatchObject({ version: '1.0.0' })
      const everybody = stateOf(withCatalog({ candidate: candidate('1.1.0', 100) }))
      const failed = new Set(['mf-catalog@1.0.0'])
      expect(catalogOf(everybody, 'x', { saved: { 'mf-catalog': '1.0.0' }, failed })?.version).toBe('1.0.0')
      expect(catalogOf(everybody, 'x', { saved: { 'mf-catalog': '1.2.0' } })?.version).toBe('1.2.0')
    })

    test('a set that does not fit together any more is not saved', () => {
      const strange = someRelease({
        name: 'mf-catalog',
        version: '1.1.0',
        requires: { 'shared-kernel': '^9.0.0', bus: 1, api: 1 },
      })
      expect(versionsOf(state, 'x', { saved, find: () => strange })).toMatchObject({ 'mf-catalog': '1.0.0' })
    })
  })

  describe('an override', () => {
    const state = stateOf(withCatalog({ candidate: candidate('1.1.0', 100) }))

    test('gives its versions, marked as such, and the rest by the rules', () => {
      const plan = compile(state).decide(A, 'x', {
        override: { 'mf-catalog': '1.2.0', 'mf-basket': '1.0.0' },
      })
      expect(plan?.parts).toMatchObject({
        'mf-catalog': { version: '1.2.0', chosenAs: 'override', fallbacks: [{ version: '1.0.0' }] },
        'mf-basket': { version: '1.0.0', chosenAs: 'override' },
        shell: { version: '1.0.0' },
      })
      expect(plan?.parts.shell.chosenAs).toBeUndefined()
    })

    test('may add a part that no rule names', () => {
      const release = someRelease({ name: 'mf-new' })
      const plan = compile(state).decide(A, 'x', { override: { 'mf-new': '1.0.0' }, find: () => release })
      expect(plan?.parts['mf-new']).toMatchObject({ version: '1.0.0', chosenAs: 'override' })
    })

    test('of what is not published, or does not fit together, gives no plan', () => {
      const decisions = compile(state)
      expect(decisions.decide(A, 'x', { override: { 'mf-catalog': '9.0.0' } })).toBeUndefined()
      const strange = someRelease({
        name: 'shell',
        version: '9.0.0',
        provides: { 'shared-kernel': '1.0.0', bus: 1, api: 1 },
      })
      expect(decisions.decide(A, 'x', { override: { shell: '9.0.0' }, find: () => strange })).toBeUndefined()
    })
  })

  test('a set that does not fit together gives the stable one', () => {
    const strange = someRelease({
      name: 'mf-catalog',
      version: '3.0.0',
      requires: { 'shared-kernel': '^9.0.0', bus: 1, api: 1 },
    })
    const state = stateOf(withCatalog({ candidate: candidate('3.0.0', 100) }), {
      releases: [...RELEASES, strange],
    })
    expect(versionsOf(state, 'x')).toMatchObject({ 'mf-catalog': '1.0.0' })
  })

  test('all who get the same set share one plan, also after a change of other shops', () => {
    const rules = withCatalog({ candidate: candidate('1.1.0', 50) })
    const first = compile(stateOf(rules))
    const plans = new Set(Array.from({ length: 100 }, (_, index) => first.decide(A, `s${index}`)))
    expect(plans.size).toBe(2)
    const own = rule('mf-basket', '1.1.0', { shop: B.domain })
    const copies = RELEASES.map((release) => ({ ...release }))
    const second = compile(stateOf([...rules, own], { releases: copies }), first)
    for (let index = 0; index < 100; index++) expect(plans).toContain(second.decide(A, `s${index}`))
    expect(second.decide(B, 's1')?.parts['mf-basket']?.version).toBe('1.1.0')
  })

  test('a shop that got another id gets plans with it, also from what is known of the revision before', () => {
    const first = compile(stateOf(COMMON))
    const [before, after] = [first.decide(A, 'x'), first.decide({ ...A, id: 9 }, 'x')]
    expect([before?.shop, after?.shop]).toEqual([1, 9])
    const second = compile(stateOf(COMMON), first)
    expect(second.decide({ ...A, id: 9 }, 'x')).toBe(after)
    expect(second.decide(A, 'x')?.shop).toBe(1)
  })

  test('a version is withdrawn from whom a withdrawal names, for parts that have a rule, but for a pin', () => {
    const withdrawals = [withdrawal('1.1.0', A.domain)]
    const isWithdrawn = (rules: RolloutRule[], shop = A.domain, version = '1.1.0') =>
      compile(stateOf(rules, { withdrawals })).isWithdrawn(shop, 'mf-catalog', version)
    expect(isWithdrawn(COMMON)).toBe(true)
    expect(isWithdrawn(COMMON, B.domain)).toBe(false)
    expect(isWithdrawn(COMMON, A.domain, '1.2.0')).toBe(false)
    expect(isWithdrawn([rule('shell', '1.0.0')])).toBe(false)
    expect(isWithdrawn([...COMMON, rule('mf-catalog', '1.1.0', { shop: A.domain, pinned: true })])).toBe(
      false,
    )
  })

  test('a rule whose stable version cannot be read is left out, a candidate or fallback alone is', () => {
    expect(versionsOf(stateOf(withCatalog({ stable: '7.0.0' })), 'x')).toEqual({
      shell: '1.0.0',
      'mf-basket': '1.0.0',
    })
    const rules = withCatalog({ candidate: candidate('7.0.0', 100), lastGood: '7.1.0' })
    expect(catalogOf(stateOf(rules), 'x')).toMatchObject({ version: '1.0.0', fallbacks: [] })
  })

  test('nothing chosen is no plan', () => {
    expect(compile(stateOf([])).decide(A, 'x')).toBeUndefined()
  })

  test('the shells that somebody gets are those of rules and candidates', () => {
    const rules = [rule('shell', '1.0.0', { candidate: candidate('2.0.0', 5) }), rule('mf-catalog', '1.1.0')]
    expect(compile(stateOf(rules)).shells()).toEqual({ stable: ['1.0.0'], trial: ['1.0.0', '2.0.0'] })
    expect(compile(stateOf(COMMON)).shells()).toEqual({ stable: ['1.0.0'], trial: [] })
    const own = rule('shell', '1.0.0', { shop: A.domain, candidate: candidate('2.0.0', 50) })
    expect(compile(stateOf([...rules, own])).shells()).toEqual({
      stable: ['1.0.0'],
      trial: ['1.0.0', '2.0.0'],
    })
    const catalog = withCatalog({ candidate: candidate('1.1.0', 5) })
    expect(compile(stateOf(catalog)).shells()).toEqual({ stable: ['1.0.0'], trial: ['1.0.0'] })
  })
})
