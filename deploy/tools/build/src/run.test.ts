import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { RUN } from './testing/run'

test('a program knows where its file lies and what it was asked; the same words in a text stay as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prilavok run '))
  const file = join(folder, 'program.ts')
  await writeFile(
    file,
    `console.log(JSON.stringify([import.meta.url, 'import.meta.url', import.meta.dirname, process.argv.slice(2)]))`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, file, '--shop', 'green'])
  expect(JSON.parse(stdout)).toEqual([
    pathToFileURL(file).href,
    'import.meta.url',
    folder,
    ['--shop', 'green'],
  ])
  await rm(folder, { recursive: true })
})
