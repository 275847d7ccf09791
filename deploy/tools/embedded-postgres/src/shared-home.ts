import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stopLeftover } from './leftover'

/** Every user can enter it, and it outlives a restart of the machine. */
const SHARED = '/var/tmp'

/** Home of a cluster that another user runs, outside a DATA_DIR which that user may not be able to enter. */
export const sharedHome = (dataDir: string): string =>
  join(SHARED, `prilavok-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)

export async function makeSharedHome(home: string, dataDir: string): Promise<void> {
  await mkdir(home, { recursive: true, mode: 0o755 })
  await rejectForeign(home)
  // Not left to the umask: the other user must get in.
  await chmod(home, 0o755)
  await writeFile(join(home, 'data-dir'), dataDir, { mode: 0o600 })
}

/** Removes a home with its cluster, stopping what still runs on it. */
export async function discardHome(home: string): Promise<void> {
  if (!(await lstat(home).catch(() => null))) return
  await rejectForeign(home)
  await stopLeftover(join(home, 'cluster', 'data'))
  await rm(home, { recursive: true, force: true })
}

/** Removes the homes of our DATA_DIRs that have been deleted since. */
export async function discardOrphans(): Promise<void> {
  for (const name of await readdir(SHARED)) {
    const home = join(SHARED, name)
    if (!/^prilavok-[0-9a-f]{16}$/.test(name) || (await lstat(home)).uid !== process.getuid?.()) continue
    const dataDir = await readFile(join(home, 'data-dir'), 'utf8').catch(() => null)
    if (dataDir && !(await stat(dataDir).catch(() => null))) await discardHome(home)
  }
}

/** /var/tmp is open to everybody: a folder that somebody else prepared there is not ours to use. */
async function rejectForeign(home: string): Promise<void> {
  const { uid } = await lstat(home)
  if (process.getuid && uid !== process.getuid()) {
    throw new Error(`${home} belongs to another user: remove it, or give another DATA_DIR.`)
  }
}
