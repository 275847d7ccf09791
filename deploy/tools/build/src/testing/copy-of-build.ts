import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'
import { partFolder } from '../folders'

/** Uses the build of a part as it is, under another version: in a folder that is removed afterwards. */
export async function copyOfBuild<T>(
  part: string,
  version: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${part}-`))
  try {
    await cp(join(partFolder(part), 'dist'), folder, { recursive: true })
    const file = join(folder, 'release.json')
    const release = JSON.parse(await readFile(file, 'utf8')) as Release
    await writeFile(file, JSON.stringify({ ...release, version }))
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
