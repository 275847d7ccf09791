import { buildFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import type { Release } from '@prilavok/shared-kernel/contract'
import { PAGES, SHELL_SERVER } from './testing/shell-code'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

/** What stays behind in the objects of all code of a thread, and what the stable page says of it. */
const SPOILS = "Array.prototype.spoiled = 'by the candidate'; exports.default = () => 'spoils'"
const TELLS = "exports.default = () => 'spoiled: ' + [].spoiled"

const CANDIDATES = {
  'mf-start': PAGES.throwsAtStart,
  'mf-throw': PAGES.throwsInRender,
  'mf-loop': PAGES.loops,
  'mf-leak': PAGES.leaks,
  'mf-hang': PAGES.hangs,
  'mf-spoil': SPOILS,
} as const
type Tried = keyof typeof CANDIDATES
const TRIED = Object.keys(CANDIDATES) as Tried[]

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({
    STALL_LIMIT: '1200',
    RENDER_DEADLINE: '3000',
    WORKER_MEMORY: '48',
    SHARED_PAGES_TTL: '0',
  })
  for (const name of TRIED) {
    const routes: Release['routes'] = [
      { id: `${name}.page`, path: `/${name.slice(3)}`, expose: './Page', access: 'anyone' },
    ]
    await placeRelease(buildFolder({ name, routes }, { 'node/Page.cjs': TELLS }), edge.releasesDir)
    const code = CANDIDATES[name]
    await placeRelease(
      buildFolder({ name, version: '1.1.0', routes }, { 'node/Page.cjs': code }),
      edge.releasesDir,
    )
  }
  await edge.choose(
    ...TRIED.map((part) => ({
      part,
      stable: '1.0.0',
      candidate: { version: '1.1.0', share: 50, salt: part, startedAt: '2026-11-01T00:00:00Z' },
    })),
  )
})

const HOME = { id: 'shell.home', path: '/', expose: './Home', access: 'anyone' } as const

/** Visitors with the stable versions of all parts, and with the candidate of this one. */
async function visitors(part: Tried) {
  const failed = (avoided: readonly string[]) =>
    `failed_releases=${encodeURIComponent(avoided.map((name) => `${name}@1.1.0`).join(','))}`
  const others = failed(TRIED.filter((name) => name !== part))
  for (;;) {
    const [subject] = (await edge.ask('/')).setCookies.flatMap((line) => /^subject=[^;]+/.exec(line) ?? [])
    const answer = await edge.ask('/repair', { headers: { cookie: `${subject}; ${others}` } })
    if (answer.boot().plan.parts[part]?.version === '1.1.0')
      return { candidate: `${subject}; ${others}`, stable: `${subject}; ${failed(TRIED)}` }
  }
}

test.each(TRIED)('a candidate like %s harms no page of the stable version', async (part) => {
  const { candidate, stable } = await visitors(part)
  const path = `/${part.slice(3)}`
  const ask = (cookie: string) => edge.ask(path, { headers: { cookie } })
  const stopped = () => edge.log().split('a render worker was stopped').length - 1
  const before = stopped()
  expect((await ask(stable)).text).toContain('spoiled: undefined')
  const bad = [ask(candidate), ask(candidate), ask(candidate)]
  const good = await Promise.all(Array.from({ length: 30 }, () => ask(stable)))
  for (const { status, text, boot } of good) {
    expect([status, boot().rendered]).toEqual([200, 'server'])
    expect(text).toContain('spoiled: undefined')
  }
  for (const { status, boot } of await Promise.all(bad)) {
    expect([status, boot().plan.parts[part]?.version]).toEqual([200, '1.1.0'])
    expect(boot().rendered).toBe(part === 'mf-spoil' ? 'server' : 'client')
  }
  expect((await ask(stable)).text).toContain('spoiled: undefined')
  if (part === 'mf-loop' || part === 'mf-leak') await until(() => stopped() > before)
})

test('a shell that is tried out and hangs leaves the pages of the stable shell alone', async () => {
  const other = await startEdge({ STALL_LIMIT: '800', SHARED_PAGES_TTL: '0' })
  const hangs = SHELL_SERVER.replace(
    'exports.documentShell = (',
    'exports.documentShell = (given) => { for (;;) {} }; (',
  )
  await placeRelease(
    buildFolder({ name: 'shell', version: '2.0.0', routes: [HOME] }, { 'node/server.cjs': hangs }),
    other.releasesDir,
  )
  await other.choose({
    part: 'shell',
    stable: '1.0.0',
    candidate: { version: '2.0.0', share: 50, salt: 's', startedAt: '2026-11-01T00:00:00Z' },
  })
  const pages = await Promise.all(Array.from({ length: 40 }, () => other.ask('/')))
  const byVersion = (version: string) =>
    pages.filter(({ boot }) => boot().plan.parts.shell.version === version)
  expect(byVersion('2.0.0').length).toBeGreaterThan(0)
  for (const { status } of byVersion('2.0.0')) expect(status).toBe(200)
  expect(byVersion('1.0.0').length).toBeGreaterThan(0)
  for (const { boot } of byVersion('1.0.0')) expect(boot().rendered).toBe('server')
  await other.close()
})
