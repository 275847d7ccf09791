import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBinaries, installedBinaries, othersMayRead } from './binaries'
import { readClaim, removeClaim, writeClaim } from './claim'
import { type OsUser, stepDownUser } from './os-user'
import { discardHome, discardOrphans, makeSharedHome, sharedHome } from './shared-home'

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

/**
 * Decides where the cluster of `dataDir` lies. Normally `dataDir/postgres`. Root must hand PostgreSQL to another user, who
 * often cannot enter the checkout: then `/var/tmp/prilavok-<hash>`.
 * @param dataDir real path
 */
export async function findPlace(dataDir: string): Promise<Place> {
  const user = await stepDownUser()
  const root = user ? sharedHome(dataDir) : join(dataDir, 'postgres')
  const password = await claimedPassword(dataDir, root)
  if (user) {
    await discardOrphans()
    await makeSharedHome(root, dataDir)
  }
  const home = join(root, 'cluster')
  await mkdir(home, { mode: 0o700, recursive: true })
  if (user) await chown(home, user.uid, user.gid)
  return {
    binaries: await findBinaries(root, user),
    root,
    home,
    data: join(home, 'data'),
    log: join(root, 'postgres.log'),
    user,
    password,
  }
}

/** The password of the claimed cluster. Without one, what lies there is of a deleted DATA_DIR and makes room. */
async function claimedPassword(dataDir: string, root: string): Promise<string> {
  const claim = await readClaim(dataDir)
  if (claim?.home === root && (await lstat(root).catch(() => null))) return claim.password
  await discardHome(root)
  const password = randomBytes(24).toString('base64url')
  await writeClaim(dataDir, { home: root, password })
  return password
}

async function findBinaries(root: string, user: OsUser | null): Promise<string> {
  const installed = installedBinaries()
  if (!user || (await othersMayRead(installed.folder))) return installed.folder
  return copyBinaries(installed, join(root, 'binaries'))
}

/** Deletes a stopped cluster and what `dataDir` knows of it. */
export async function removePlace(place: Place, dataDir: string): Promise<void> {
  await rm(place.root, { recursive: true, force: true })
  await removeClaim(dataDir)
}
