import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import type { PartName } from '@prilavok/shared-kernel/contract'
import { EVERY_SHOP } from '../model/rule'
import { buildFolder, temporaryFolder } from '../testing/build-folder'
import { endWithTests } from '../testing/test-registry'
import { createRegistry } from './create-registry'

/** An installation of the time when the rules were a file. */
function oldInstallation(rules: readonly object[]) {
  const releasesDir = temporaryFolder()
  const publish = (name: PartName, version: string) => {
    mkdirSync(join(releasesDir, name), { recursive: true })
    cpSync(buildFolder({ name, version }), join(releasesDir, name, version), { recursive: true })
  }
  publish('shell', '1.0.0')
  for (const version of ['1.0.0', '1.1.0']) publish('mf-catalog', version)
  writeFileSync(join(releasesDir, 'rules.json'), JSON.stringify({ rules }))
  return releasesDir
}

async function open(releasesDir: string, databaseUrl?: string) {
  const database = databaseUrl === undefined ? await emptyDatabase() : undefined
  if (database) endWithTests(database.drop)
  const url = databaseUrl ?? database?.url ?? ''
  const registry = await createRegistry({ databaseUrl: url, releasesDir })
  endWithTests(registry.close)
  return { registry, url }
}

const RULES = [
  { part: 'shell', shop: EVERY_SHOP, stable: '1.0.0' },
  { part: 'mf-catalog', shop: EVERY_SHOP, stable: '1.0.0' },
  { part: 'mf-catalog', shop: 'green.example', stable: '1.1.0' },
]

test('an empty registry takes over the published releases and the rules, with a line of the log each', async () => {
  const { registry } = await open(oldInstallation(RULES))
  const state = await registry.state()
  expect(state.rules).toHaveLength(3)
  expect(state.rules).toEqual(expect.arrayContaining(RULES))
  const names = (await registry.releases()).map(({ release: { name, version } }) => `${name}@${version}`)
  expect(names.sort()).toEqual(['mf-catalog@1.0.0', 'mf-catalog@1.1.0', 'shell@1.0.0'])
  expect(await registry.log()).toMatchObject(RULES.map(() => ({ kind: 'use', actor: { kind: 'start' } })))
  expect((await registry.state(new Date())).rules).toHaveLength(3)
})

test('what cannot be read of it is left behind', async () => {
  const releasesDir = oldInstallation([...RULES, { part: 'mf-catalog', shop: 'red.example' }])
  rmSync(join(releasesDir, 'mf-catalog', '1.1.0', 'release.json'))
  const { registry } = await open(releasesDir)
  expect((await registry.state()).rules).toEqual(expect.arrayContaining(RULES.slice(0, 2)))
  expect((await registry.state()).rules).toHaveLength(2)
})

test('it happens once: a registry that has something takes nothing over', async () => {
  const releasesDir = oldInstallation(RULES)
  const { registry, url } = await open(releasesDir)
  const options = { actor: { kind: 'operator', name: 'test' }, reason: '' } as const
  await registry.change([{ kind: 'follow', shop: 'green.example', part: 'mf-catalog' }], options)
  const again = await open(releasesDir, url)
  expect(await again.registry.state()).toEqual(await registry.state())
  expect((await again.registry.state()).rules).toHaveLength(2)
})

test('two processes that start at once take it over once', async () => {
  const releasesDir = oldInstallation(RULES)
  const database = await emptyDatabase()
  endWithTests(database.drop)
  const [first, second] = await Promise.all([
    open(releasesDir, database.url),
    open(releasesDir, database.url),
  ])
  expect(await first.registry.state()).toEqual(await second.registry.state())
  expect(await first.registry.log()).toHaveLength(3)
})

test('folders without rules are no releases', async () => {
  const releasesDir = oldInstallation(RULES)
  rmSync(join(releasesDir, 'rules.json'))
  const { registry } = await open(releasesDir)
  expect([await registry.releases(), (await registry.state()).rules]).toEqual([[], []])
})
