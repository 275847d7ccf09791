import type { Place } from './place'

/** What to do when a program of PostgreSQL could not even be started. */
export function cannotRun(program: string, place: Place, cause: NodeJS.ErrnoException): Error {
  const who = place.user ? ` as user "${place.user.name}"` : ''
  const advice =
    cause.code === 'EPERM' && place.user
      ? 'Root may not change users here: start as an ordinary user, or give the address of a database in DATABASE_URL.'
      : `Check that ${place.binaries} is whole and that its disk allows programs to run, or give DATABASE_URL.`
  return new Error(
    `${program} of the embedded PostgreSQL cannot be started${who} (${cause.code}). ${advice}`,
    { cause },
  )
}
