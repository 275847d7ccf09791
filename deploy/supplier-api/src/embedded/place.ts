import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBinaries, installedBinaries, othersMayRead } from './binaries'
import { stopLeftover } from './leftover'
import { type OsUser, stepDownUser } from './os-user'

/** Where a cluster lives and who runs it. */
export interface Place {
  /** Folder with `bin`, `lib`, `share`. */
  binaries: string
  /** Everything below is ours to delete. */
  root: string
  /** Folder that holds the cluster (`data`); belongs to `user`. */
  home: string
  data: string
  log: string
  /** null: the present user. */
  user: OsUser | null
  password: string
}

/** The cluster that belongs to a DATA_DIR; without this file a DATA_DIR has none yet. */
interface Claim {
  home: string
  password: string
}

/**
 * Decides where the cluster of `dataDir` lies. Normally `dataDir/postgres`. Root must hand PostgreSQL to another user, who
 * often cannot enter the checkout: then `/var/tmp/prilavok-<hash>`.
 */
export async function findPlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be made (${cause.code}): give a folder that you may write.`, {
      cause,
    })
  })
  const folder = await realpath(dataDir)
  const user = await stepDownUser()
  const home = user ? sharedHome(folder) : join(folder, 'postgres')
  const claim = await readClaim(folder)
  const kept = claim?.home === home && (await lstat(home).catch(() => null))
  if (!kept) await discard(home)
  await makeHome(home, user)
  const password = kept && claim ? claim.password : randomBytes(24).toString('base64url')
  await writeClaim(folder, { home, password })
  const installed = installedBinaries()
  const readable = !user || (await othersMayRead(installed.folder))
  const binaries = readable ? installed.folder : await copyBinaries(installed, join(home, 'binaries'))
  const cluster = join(home, 'cluster')
  await mkdir(cluster, { mode: 0o700, recursive: true })
  if (user) await chown(cluster, user.uid, user.gid)
  return {
    binaries,
    root: home,
    home: cluster,
    data: join(cluster, 'data'),
    log: join(home, 'postgres.log'),
    user,
    password,
  }
}

/** Deletes a stopped cluster and what `dataDir` knows of it. */
export async function removePlace(place: Place, dataDir: string): Promise<void> {
  await rm(place.root, { recursive: true, force: true })
  await rm(claimFile(dataDir), { force: true })
}

const sharedHome = (folder: string): string =>
  `/var/tmp/prilavok-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`

/** What a deleted DATA_DIR left behind elsewhere. */
async function discard(home: string): Promise<void> {
  if (!(await lstat(home).catch(() => null))) return
  await refuseForeign(home)
  await stopLeftover(join(home, 'cluster', 'data'))
  await rm(home, { recursive: true, force: true })
}

async function makeHome(home: string, user: OsUser | null): Promise<void> {
  await mkdir(home, { recursive: true, mode: user ? 0o755 : 0o700 })
  await refuseForeign(home)
  // Not left to the umask: the other user must get in.
  if (user) await chmod(home, 0o755)
}

/** /var/tmp is open to everybody: a folder that somebody else prepared there is not ours to use. */
async function refuseForeign(home: string): Promise<void> {
  const { uid } = await lstat(home)
  if (process.getuid && uid !== process.getuid()) {
    throw new Error(`${home} belongs to another user: remove it, or give another DATA_DIR.`)
  }
}

const claimFile = (folder: string): string => join(folder, 'database.json')

async function readClaim(folder: string): Promise<Claim | null> {
  const text = await readFile(claimFile(folder), 'utf8').catch(() => null)
  if (!text) return null
  try {
    return JSON.parse(text) as Claim
  } catch {
    // Cut off while it was written: the cluster behind it was not in use yet.
    return null
  }
}

async function writeClaim(folder: string, claim: Claim): Promise<void> {
  await writeFile(claimFile(folder), `${JSON.stringify(claim, null, 2)}\n`, { mode: 0o600 }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new Error(`DATA_DIR ${folder} cannot be written (${cause.code}): it belongs to another user?`, {
        cause,
      })
    },
  )
}
