import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { propertyTests } from './property-tests'

test('the tests with random values are found, in any folder but those of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'properties-'))
  await mkdir(join(folder, 'a/node_modules'), { recursive: true })
  await writeFile(join(folder, 'a/names.test.ts'), "import { fc } from '../testing/property'\n")
  await writeFile(join(folder, 'a/plain.test.ts'), "import { names } from './names'\n")
  await writeFile(join(folder, 'a/node_modules/other.test.ts'), "import fc from 'fast-check'\n")
  expect(propertyTests(folder)).toEqual([join(folder, 'a/names.test.ts')])
  await rm(folder, { recursive: true })
})
