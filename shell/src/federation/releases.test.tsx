import { init } from '@module-federation/enhanced/runtime'
import type { PlannedRelease } from '@prilavok/shared-kernel/contract'
import { FAILED_RELEASES_COOKIE, parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { browserContainers } from './containers'
import { avoidRelease } from './failed-releases'
import { nextPartState, type PartEvent, PLANNED } from './part-state'

describe('containers', () => {
  const HASH = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC'

  const release = (version: string): PlannedRelease => ({
    version,
    base: `/parts/${version}/`,
    entry: ['remoteEntry.js'],
    scripts: {},
  })
  const published = (version: string) => ({ ...release(version), integrity: { 'remoteEntry.js': HASH } })
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]

  /** The script of the remote entry that the page asks for; its files do not come. */
  async function askedScript(loading: Promise<unknown>) {
    const failure = loading.then(
      () => undefined,
      (error: unknown) => error,
    )
    await waitFor(() => expect(scripts()).toHaveLength(1))
    const [script] = scripts()
    const asked = { path: new URL(script?.src ?? '').pathname, integrity: script?.integrity }
    script?.dispatchEvent(new Event('error'))
    expect(await failure).toBeInstanceOf(Error)
    for (const one of scripts()) one.remove()
    return asked
  }

  const pages = { count: 0 }
  beforeEach(() => {
    pages.count += 1
    // As the build does in the shell's entry; a name of its own, for the runtime keeps what it knows by that.
    init({ name: `shell_${pages.count}`, remotes: [] })
    // The runtime tells of files that do not come, and of releases that are exchanged.
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined)
  })
  afterEach(() => document.head.replaceChildren())

  test('a remote entry runs only if it is the published one; a further attempt has an address of its own', async () => {
    const containers = browserContainers()
    containers.use('mf-catalog', published('1.0.0'), 1)
    expect(await askedScript(containers.load('mf-catalog', './List'))).toEqual({
      path: '/parts/1.0.0/remoteEntry.js',
      integrity: HASH,
    })
    containers.use('mf-catalog', published('1.0.0'), 3)
    expect(await askedScript(containers.load('mf-catalog', './List'))).toEqual({
      path: '/parts/1.0.0/~2/remoteEntry.js',
      integrity: HASH,
    })
  })
})

describe('failed-releases', () => {
  /** A page whose cookie is as it was written last. */
  function openPage(protocol = 'https:') {
    const document = { cookie: '' }
    const avoid = (version: string) =>
      avoidRelease({ document, location: { protocol } } as Window, 'mf-catalog', version)
    return {
      avoid,
      written: () => document.cookie,
      value: () => parseCookies(document.cookie)[FAILED_RELEASES_COOKIE],
    }
  }

  test('a failed release is avoided for a day; the cookie is secure over https alone', () => {
    const [safe, plain] = [openPage(), openPage('http:')]
    safe.avoid('1.5.0')
    plain.avoid('1.5.0')
    expect(safe.value()).toBe('mf-catalog@1.5.0')
    expect(safe.written()).toMatch(/; Path=\/; Max-Age=86400; SameSite=Lax; Secure$/)
    expect(plain.written()).not.toContain('Secure')
  })

  test('a release stands once, and only the last eight are held', () => {
    const { avoid, value } = openPage()
    avoid('1.0.0')
    avoid('1.0.0')
    expect(value()).toBe('mf-catalog@1.0.0')
    for (let minor = 1; minor <= 8; minor += 1) avoid(`1.${minor}.0`)
    const releases = value()?.split(',')
    expect(releases).toHaveLength(8)
    expect(releases).not.toContain('mf-catalog@1.0.0')
    expect(releases?.at(-1)).toBe('mf-catalog@1.8.0')
  })
})

describe('part-state', () => {
  const RELEASES = 3

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
})
