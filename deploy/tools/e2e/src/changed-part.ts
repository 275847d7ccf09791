import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPart } from '@prilavok/build/build-part'
import { partFolder } from '@prilavok/build/folders'

export interface Change {
  part: string
  version: string
  /** File inside the part. */
  file: string
  from: string
  to: string
}

/**
 * Builds a part with one text of its sources changed, in a folder of its own: what its team would do. Returns the folder of
 * the build.
 */
export async function buildChangedPart(change: Change): Promise<string> {
  const source = partFolder(change.part)
  const folder = await mkdtemp(join(tmpdir(), `${change.part}-`))
  await cp(source, folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(source.length)),
  })
  await symlink(join(source, 'node_modules'), join(folder, 'node_modules'))
  const file = join(folder, change.file)
  const text = await readFile(file, 'utf8')
  if (!text.includes(change.from)) throw new Error(`${change.file} does not hold «${change.from}»`)
  await writeFile(file, text.replace(change.from, change.to))
  return (await buildPart(folder, { version: change.version })).folder
}
