import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'
import { partFolder } from '../folders'

/** The build of a part as it is, under another version. Returns its folder. */
export async function copyOfBuild(part: string, version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${part}-`))
  await cp(join(partFolder(part), 'dist'), folder, { recursive: true })
  const file = join(folder, 'release.json')
  const release = JSON.parse(await readFile(file, 'utf8')) as Release
  await writeFile(file, JSON.stringify({ ...release, version }))
  return folder
}
