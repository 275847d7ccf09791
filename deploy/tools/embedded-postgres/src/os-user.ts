import { readFile } from 'node:fs/promises'

/** The account that PostgreSQL runs as: it does not run as root. */
export interface OsUser {
  name: string
  uid: number
  gid: number
}

/**
 * @returns null when the present user is not root and can run PostgreSQL itself
 * @throws when root has no account to step down to
 */
export async function stepDownUser(): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null
  const accounts = await readFile('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const match = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts)
    if (match) return { name, uid: Number(match[1]), gid: Number(match[2]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start as another user, or give the address of a database in DATABASE_URL.',
  )
}
