import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { SESSION_MARKED, SESSION_MARKER, serializeCookie } from '@prilavok/shared-kernel/contract/cookies'
import { hiddenCookie } from './hidden-cookie'

type Cookies = Readonly<Record<string, string>>

/** The refresh token: sent with the token calls alone, and no script reads it. */
const REFRESH_COOKIE = 'refresh_token'
const REFRESH_PATH = '/v3/oauth/token'
/** A session could not be renewed a moment ago: the page is answered all the same. */
const PAUSE_COOKIE = 'renew_paused'
const PAUSE_SECONDS = 10
/** As long as the other cookies of the product (000 §9). */
const YEAR_SECONDS = 31_536_000

/** A token in its last seconds is replaced: it would not last until the page's own calls. */
const MARGIN_MS = 15_000

/** 000 §4: expired without an expiry, without an access token, or when the expiry is before now. */
export const isValid = ({ access_token, expires }: Cookies): boolean =>
  Boolean(access_token) && Number(expires) > Date.now() + MARGIN_MS

/** Whether the request carries the session of somebody who logged in with a password (AMB-01). */
export const isUserSession = (cookies: Cookies): boolean => cookies[SESSION_MARKER] === SESSION_MARKED

export const isPaused = (cookies: Cookies): boolean => cookies[PAUSE_COOKIE] !== undefined

/** Of two cookies of this name the browser sends the one of the longer path first. */
export const refreshTokenIn = (cookies: Cookies): string | undefined => cookies[REFRESH_COOKIE] || undefined

export const pauseCookie = (secure: boolean): string =>
  hiddenCookie(PAUSE_COOKIE, { value: '1', age: PAUSE_SECONDS, secure })

/** Set-Cookie values of the refresh token and of what tells of it. @param token undefined takes both away */
export const refreshCookies = (token: string | undefined, secure: boolean): string[] => [
  hiddenCookie(REFRESH_COOKIE, { value: token, path: REFRESH_PATH, age: YEAR_SECONDS, secure }),
  serializeCookie(SESSION_MARKER, token && SESSION_MARKED, secure),
]

/** Cookies that the page keeps of a token by itself. @param obtainedAt milliseconds; the expiry counts from it (KERN-001) */
export const tokenCookies = (token: TokenAnswer, obtainedAt: number): Record<string, string> => ({
  access_token: token.access_token,
  expires_in: String(token.expires_in),
  expires: String(obtainedAt + token.expires_in * 1000),
})

export const setCookiesOf = (values: Record<string, string>, secure: boolean): string[] =>
  Object.entries(values).map(([name, value]) => serializeCookie(name, value, secure))

/**
 * Set-Cookie values that end a session in the browser.
 * @param cookies of the request: a token that was not sent may have been set meanwhile, and stays
 */
export const endedSession = (cookies: Cookies, secure: boolean): string[] => [
  ...['access_token', 'expires_in', 'expires']
    .filter((name) => cookies[name] !== undefined)
    .map((name) => serializeCookie(name, undefined, secure)),
  ...refreshCookies(undefined, secure),
]

/**
 * A refresh token that scripts could read, from before it had a cookie of its own, is moved there: nobody is logged out by that. A
 * browser that has the new one already only loses the old. To be removed after 2027-11-22: by then every such cookie is over (a year).
 * @param cookies of a page: the new cookie is not sent there
 */
export function takeOver(cookies: Cookies, secure: boolean): { cookies: Cookies; setCookies: string[] } {
  const { [REFRESH_COOKIE]: old, ...others } = cookies
  if (old === undefined) return { cookies, setCookies: [] }
  const removal = serializeCookie(REFRESH_COOKIE, undefined, secure)
  if (!old || isUserSession(cookies)) return { cookies: others, setCookies: [removal] }
  return {
    cookies: { ...others, [SESSION_MARKER]: SESSION_MARKED },
    setCookies: [removal, ...refreshCookies(old, secure)],
  }
}
