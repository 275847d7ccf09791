import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

const SHOPS = ['demo-green.localhost', 'demo-red.localhost']

/** A second edge on the same data: the first one after a restart. */
const restarted = (edge: TestEdge) =>
  startEdge({ DATA_DIR: dirname(edge.releasesDir), RELEASES_DIR: edge.releasesDir })

const breakRelease = ({ releasesDir }: TestEdge) =>
  writeFileSync(join(releasesDir, 'mf-catalog', '1.0.0', 'release.json'), '{ broken')

function breakRule({ releasesDir }: TestEdge): void {
  const file = join(releasesDir, 'rules.json')
  const { rules } = JSON.parse(readFileSync(file, 'utf8')) as { rules: { part: string }[] }
  const damaged = rules.map((rule) => (rule.part === 'mf-catalog' ? { ...rule, stable: 'newest' } : rule))
  writeFileSync(file, JSON.stringify({ rules: damaged }))
}

const breakRules = ({ releasesDir }: TestEdge) => writeFileSync(join(releasesDir, 'rules.json'), '{ broken')

test.each([
  ['a release that every shop uses', breakRelease],
  ['a rule for every shop', breakRule],
  ['the file of rules', breakRules],
])('%s cannot be read after a restart: every shop has its last good plan', async (_what, breakIt) => {
  const edge = await startEdge()
  const { plan } = (await edge.ask('/catalog/1')).boot()
  await edge.close()
  breakIt(edge)
  const fresh = await restarted(edge)
  for (const host of SHOPS) {
    const page = await fresh.ask('/catalog/1', { host })
    expect([page.status, page.boot().plan.parts]).toEqual([200, plan.parts])
  }
  expect(fresh.log()).toContain('cannot be read')
  await fresh.close()
})

test('rules that were good once and are broken from the start again are not mended by what cannot be read either', async () => {
  const edge = await startEdge()
  await edge.close()
  breakRules(edge)
  writeFileSync(
    join(dirname(edge.releasesDir), 'last-good-rules.json'),
    '{"rules":[{"part":1}],"releases":[]}',
  )
  const fresh = await restarted(edge)
  expect((await fresh.ask('/catalog/1')).status).toBe(503)
  await fresh.close()
})

test('where the last good rules cannot be written, the shops work all the same and the log says so', async () => {
  const edge = await startEdge()
  const file = join(dirname(edge.releasesDir), 'last-good-rules.json')
  await edge.close()
  rmSync(file)
  mkdirSync(file)
  const fresh = await restarted(edge)
  expect((await fresh.ask('/catalog/1')).status).toBe(200)
  await until(() => fresh.log().includes('cannot be written'))
  await fresh.close()
})
