import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readDescriptor } from '../registry'
import { buildFolder } from '../testing/build-folder'
import { releaseSizes } from './release-sizes'

test('sizes are those of the packed scripts of the start-up and of each module, added up', async () => {
  const folder = buildFolder(
    {
      name: 'mf-a',
      entry: ['remoteEntry.js'],
      scripts: { './Page': ['Page.js', 'shared.js'], './Empty': [] },
    },
    { 'web/shared.js': 'shared('.repeat(100) },
  )
  const bytes = (script: string) => statSync(join(folder, 'web', script)).size
  const release = await readDescriptor(folder)
  const entry = bytes('remoteEntry.js.gz')
  expect(await releaseSizes(folder, release)).toEqual({
    entry,
    './Page': bytes('Page.js.gz') + bytes('shared.js.gz'),
    './Empty': 0,
  })
  rmSync(join(folder, 'web/shared.js.gz'))
  expect(await releaseSizes(folder, release)).toEqual({
    entry,
    './Page': bytes('Page.js.gz') + bytes('shared.js'),
    './Empty': 0,
  })
})
