import { spawn } from 'node:child_process'
import { chown, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cannotRun } from './cannot-run'
import type { Place } from './place'

/** Builtin locale: with plain C `lower()`, stemming and trigrams of Russian fail silently; no OS locale is needed. */
const FLAGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
  '--auth=scram-sha-256',
  '--username=prilavok',
  '--no-sync',
]

/** Makes the cluster of a place, once. It is made beside its final place: an interrupted attempt leaves nothing in use. */
export async function ensureCluster(place: Place): Promise<void> {
  if (await stat(join(place.data, 'PG_VERSION')).catch(() => null)) return
  await removeAttempts(place)
  const draft = `${place.data}.${process.pid}`
  const passwordFile = join(place.home, `password.${process.pid}`)
  await writeFile(passwordFile, `${place.password}\n`, { mode: 0o600 })
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid)
  try {
    await initdb(place, draft, passwordFile)
    await rename(draft, place.data)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function removeAttempts(place: Place): Promise<void> {
  for (const name of await readdir(place.home)) {
    if (/^(data|password)\./.test(name)) await rm(join(place.home, name), { recursive: true, force: true })
  }
}

function initdb(place: Place, folder: string, passwordFile: string): Promise<void> {
  const program = join(place.binaries, 'bin', 'initdb')
  return new Promise((resolve, reject) => {
    const child = spawn(program, [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...FLAGS], {
      ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
      cwd: place.home,
      env: { LC_ALL: 'C', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', (cause) => reject(cannotRun('initdb', place, cause)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(
            `The database could not be prepared in ${folder}: ${output.trim() || `initdb ended with ${code}`}`,
          ),
        )
    })
  })
}
