import { join } from 'node:path'
import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { emptyDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import type { PartName, Release } from '@prilavok/shared-kernel/contract'
import type { Actor, Change } from '../model/change'
import type { Registry } from '../model/registry'
import { EVERY_SHOP } from '../model/rule'
import { createRegistry } from '../registry/create-registry'
import { buildFolder, temporaryFolder } from './build-folder'

type Given = Partial<Release> & Pick<Release, 'name'>

export interface TestRegistry {
  registry: Registry
  databaseUrl: string
  releasesDir: string
  /** Publishes builds; what is not given of them is filled in. */
  publish(...releases: Given[]): Promise<void>
  /** Applies changes as an operator. */
  change(...changes: Change[]): Promise<void>
  /** Publishes versions of a part and gives every shop the first one. */
  begin(part: PartName, ...versions: string[]): Promise<void>
}

export const TEST_ACTOR: Actor = { kind: 'operator', name: 'test' }

/** An empty registry on a database of its own. Both go with the test file. */
export async function testRegistry(options: { now?: () => Date } = {}): Promise<TestRegistry> {
  const database = await emptyDatabase()
  afterTestFile(database.drop)
  const releasesDir = join(temporaryFolder(), 'releases')
  const registry = await createRegistry({ databaseUrl: database.url, releasesDir, ...options })
  afterTestFile(registry.close)
  const test: TestRegistry = {
    registry,
    databaseUrl: database.url,
    releasesDir,
    async publish(...releases) {
      for (const release of releases) await registry.publish(buildFolder(release), { actor: TEST_ACTOR })
    },
    async change(...changes) {
      await registry.change(changes, { actor: TEST_ACTOR, reason: 'test' })
    },
    async begin(part, ...versions) {
      await test.publish(...versions.map((version) => ({ name: part, version })))
      await test.change({ kind: 'use', shop: EVERY_SHOP, part, version: versions[0] ?? '' })
    },
  }
  return test
}
