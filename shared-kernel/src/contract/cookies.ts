/** Cookie that tells the page, and the server that renders it, that there is a refresh token: only the edge reads that one. */
export const SESSION_MARKER = 'has_refresh_token'
export const SESSION_MARKED = 'Y'

/**
 * Cookie with a random text of each login, not secret. A session that ends by itself leaves it, a logout does not. That of a user
 * without a password ends with `@` and the expiry of his only token.
 */
export const LOGIN_STAMP = 'login_stamp'

/** Cookie of the API's visitor, who has a basket without a login: set by the API, passed on by the edge, never read by the page (AMB-33). */
export const VISITOR_COOKIE = 'PHPSESSID'

/** Cookie of a browser that a page of the shop has been shown in: `N` from then on (001 §3, AMB-33). It changes no page. */
export const FIRST_ENTRY_COOKIE = 'firstEntry'

/** Cookie of the page: releases that failed in this browser within a day, `mf-catalog@1.5.0` joined by commas. Their candidates are not given to it. */
export const FAILED_RELEASES_COOKIE = 'failed_releases'

/** Cookies of what a user has chosen for his orders, and of whether he may send any (001 §3): they go with him. */
export const USER_COOKIES = [
  'addressId',
  'addressName',
  'deliveryId',
  'deliveryName',
  'deliveryType',
  'deliveryZoneId',
  'deliveryZoneName',
  'paymentType',
  'disabled_to_order',
] as const

/** The cookies that tell whether somebody is logged in. */
export type SessionCookies = Readonly<
  Partial<Record<typeof SESSION_MARKER | typeof LOGIN_STAMP | 'expires', string | undefined>>
>

/** Whether the session is that of a user; without a password nothing renews it, so that it lasts as long as its access token. */
export function isLoggedIn(cookies: SessionCookies): boolean {
  const [, lastsUntil] = (cookies[LOGIN_STAMP] ?? '').split('@')
  return (
    cookies[SESSION_MARKER] === SESSION_MARKED || (lastsUntil !== undefined && lastsUntil === cookies.expires)
  )
}

/** KERN-034: one year. */
const YEAR_SECONDS = 31_536_000

/** What somebody else has written may not be encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Values of a Cookie header, or of `document.cookie`; the first of two with one name wins. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && name && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()))
  }
  return Object.fromEntries(cookies)
}

/**
 * A cookie of the product, as Set-Cookie and `document.cookie` take it: one year, path /, lax, Secure on https, readable by the
 * page (AMB-33).
 * @param value undefined takes the cookie away
 * @param seconds how long it lasts. @default a year
 */
export function serializeCookie(
  name: string,
  value: string | undefined,
  secure: boolean,
  seconds = YEAR_SECONDS,
): string {
  const age = value === undefined ? 0 : seconds
  const end = secure ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${end}`
}
