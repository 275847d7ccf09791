import type { Kernel, Platform } from '@prilavok/shared-kernel/kernel'
import { readLoginIdentity } from './login-stamp'

/** Entry of the tab: the page that opens next says that its user has logged out. */
const LOGGED_OUT = 'logged_out'
/** Entry of the browser: stamp of the login whose end has been told. */
const TOLD = 'session_end_told'

/** Whose session it was has logged out: in this browser, or on all devices. */
export type Logout = 'here' | 'everywhere'

/** Goes home by a full load after a logout; the page that opens says so. */
export function leaveLoggedOut({ platform }: Pick<Kernel, 'platform'>, logout: Logout): void {
  platform.session.set(LOGGED_OUT, logout)
  platform.open('/')
}

/** The logout that has led to this page; told once. */
export function takeLogout({ session }: Pick<Platform, 'session'>): Logout | undefined {
  const logout = session.get(LOGGED_OUT)
  session.remove(LOGGED_OUT)
  return logout === 'here' || logout === 'everywhere' ? logout : undefined
}

/** Stamp of a login that has ended by itself, and whose user has not been told yet. */
export function untoldEnd({ cookies, local }: Pick<Platform, 'cookies' | 'local'>): string | undefined {
  const { loggedIn, stamp } = readLoginIdentity(cookies)
  return !loggedIn && stamp !== '' && local.get(TOLD) !== stamp ? stamp : undefined
}

export const noteEndTold = ({ local }: Pick<Platform, 'local'>, stamp: string): void => local.set(TOLD, stamp)
