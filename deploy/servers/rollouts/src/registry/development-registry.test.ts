import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import type { Release } from '@prilavok/shared-kernel/contract'
import { EVERY_SHOP } from '../model/rule'
import { readDescriptor } from '../registry'
import { buildFolder, temporaryFolder } from '../testing/build-folder'
import { TEST_ACTOR, testRegistry } from '../testing/test-registry'
import { createRegistry } from './create-registry'
import { openDevelopmentRegistry } from './development-registry'

const VERSION = '0.0.0-dev'
const local = (entry: string): Promise<Release> =>
  readDescriptor(buildFolder({ name: 'shell', version: VERSION, entry: [entry] }))

test('development has a registry of its own, empty at each start but for the local parts as they are now', async () => {
  const { registry, databaseUrl, begin } = await testRegistry()
  await begin('shell', '1.0.0')
  const before = await registry.state()
  for (const entry of ['first.js', 'second.js']) {
    const release = await local(entry)
    const url = await openDevelopmentRegistry(databaseUrl, [release])
    const development = await createRegistry({ databaseUrl: url, releasesDir: temporaryFolder() })
    afterTestFile(development.close)
    expect((await development.state()).rules).toEqual([])
    await development.change([{ kind: 'use', shop: EVERY_SHOP, part: 'shell', version: VERSION }], {
      actor: TEST_ACTOR,
      reason: '',
    })
    expect((await development.state()).releases).toEqual([release])
  }
  expect(await registry.state()).toEqual(before)
})
