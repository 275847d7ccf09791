import { init } from '@module-federation/enhanced/runtime'
import type { PlannedRelease } from '@prilavok/shared-kernel/contract'
import { waitFor } from '@testing-library/react'
import { browserContainers } from './containers'

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

test('another release takes the place of the one before', async () => {
  const containers = browserContainers()
  containers.use('mf-basket', release('2.0.0'), 1)
  expect((await askedScript(containers.load('mf-basket', './Page'))).path).toContain('/2.0.0/')
  containers.use('mf-basket', release('1.0.0'), 2)
  expect(await askedScript(containers.load('mf-basket', './Page'))).toEqual({
    path: '/parts/1.0.0/~1/remoteEntry.js',
    integrity: undefined,
  })
})
