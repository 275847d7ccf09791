import { buildFolder, temporaryFolder } from '@prilavok/rollouts/testing/build-folder'
import { placeRelease } from '@prilavok/rollouts/testing/place-release'
import { createPartFiles } from './part-files'

async function started() {
  const folder = temporaryFolder()
  const release = await placeRelease(
    buildFolder({ name: 'mf-catalog', version: '1.0.0' }, { 'web/main.js': 'x', 'web/main.js.br': 'brotli' }),
    folder,
  )
  return { files: createPartFiles(folder), release }
}

test('a file of a release is found with its type, its hash and the forms there are of it', async () => {
  const { files, release } = await started()
  const found = await files.find('mf-catalog', '1.0.0', 'main.js')
  expect(found).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    hash: release.files['web/main.js'],
    plain: { size: 1, encoding: undefined },
    br: { encoding: 'br', file: expect.stringMatching(/main\.js\.br$/) },
    gzip: { encoding: 'gzip', file: expect.stringMatching(/main\.js\.gz$/) },
  })
  expect(await files.find('mf-catalog', '1.0.0', 'main.js')).toBe(found)
})

test.each([
  ['mf-catalog', '1.0.0', 'other.js'],
  ['mf-catalog', '9.9.9', 'main.js'],
  ['mf-catalog', '../1.0.0', 'main.js'],
  ['../mf-catalog', '1.0.0', 'main.js'],
  ['mf-catalog', '1.0.0', 'toString'],
  ['mf-catalog', '1.0.0', '../release.json'],
])('%s %s has no file %s', async (part, version, path) => {
  const { files } = await started()
  expect(await files.find(part, version, path)).toBeUndefined()
})

test('the files of a release are listed; one that is not there has none', async () => {
  const { files } = await started()
  expect(await files.list('mf-catalog', '1.0.0')).toContain('main.js')
  expect(await files.list('mf-catalog', '9.9.9')).toEqual([])
})
