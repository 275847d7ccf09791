import {
  FAILED_RELEASES_COOKIE,
  FIRST_ENTRY_COOKIE,
  serializeCookie,
  VISITOR_COOKIE,
} from '@prilavok/shared-kernel/contract/cookies'
import { createExpiringMap } from '../cache/expiring-map'
import { SAVED_PLAN_COOKIE } from './saved-plan'
import { SUBJECT_COOKIE } from './subject-cookies'

/** Set on a browser that is new to the shop, taken away with its first change. */
export const UNTOUCHED_COOKIE = 'untouched'
const MARK = '1'

/** Cookies that say nothing about what a page looks like. With any other one a page is rendered for its visitor alone. */
const OWN = new Set([
  'access_token',
  'expires',
  'expires_in',
  FIRST_ENTRY_COOKIE,
  VISITOR_COOKIE,
  UNTOUCHED_COOKIE,
  // These choose the plan, and shared pages are told apart by it.
  SUBJECT_COOKIE,
  FAILED_RELEASES_COOKIE,
  SAVED_PLAN_COOKIE,
])
const OF_COUNTERS = /^(_ga(_\w+)?|_gid|_gat(_\w+)?|_ym_\w+)$/
const isNeutral = (name: string) => OWN.has(name) || OF_COUNTERS.test(name)

const READING = /^(GET|HEAD|OPTIONS)$/
/** Calls that leave no trace in what servers render: which products were viewed is shown by browsers alone, lines of a list are only read. */
const TRACELESS = /^POST \/v3\/api\/catalog\/(viewed|product\/match)\/?(\?|$)/
/** Tokens that made a change are remembered so long: a page may be asked for before the answer has taken the cookie away. */
const REMEMBER_MS = 600_000
const MAX_REMEMBERED = 10_000

type Cookies = Readonly<Record<string, string>>

/**
 * Tells visitors who have nothing of their own: no login, no basket, no favourites, no choice. Their pages are the same for all of
 * them. Only a browser that came without any session gets the mark, so whoever has a basket from before never has it; every
 * call that could change something takes it away.
 */
export interface Untouched {
  /** Whether the page of these cookies may be one that is rendered for all. */
  isUntouched(cookies: Cookies): boolean
  /** The mark of a browser that is new. @returns a Set-Cookie value, or undefined for one that is not new */
  welcome(cookies: Cookies, secure: boolean): string | undefined
  /**
   * A call of this browser is about to be forwarded.
   * @param url path and query
   * @param token its access token
   * @returns a Set-Cookie value that takes the mark away, when there is one and the call may change something
   */
  touch(call: {
    method: string
    url: string
    token: string | undefined
    cookies: Cookies
    secure: boolean
  }): string | undefined
}

export function createUntouched(now: () => number = Date.now): Untouched {
  const touched = createExpiringMap<true>({ max: MAX_REMEMBERED, ttl: REMEMBER_MS, now })
  const wasTouched = (token = '') => touched.get(token) !== undefined
  const isNew = (cookies: Cookies) =>
    !cookies.access_token && !cookies.has_refresh_token && !cookies.refresh_token && !cookies[VISITOR_COOKIE]

  return {
    isUntouched: (cookies) =>
      Object.keys(cookies).every(isNeutral) &&
      (isNew(cookies) || cookies[UNTOUCHED_COOKIE] === MARK) &&
      !wasTouched(cookies.access_token),
    welcome: (cookies, secure) =>
      isNew(cookies) ? serializeCookie(UNTOUCHED_COOKIE, MARK, secure) : undefined,
    touch({ method, url, token, cookies, secure }) {
      if (READING.test(method) || TRACELESS.test(`${method} ${url}`)) return undefined
      if (token) touched.set(token, true)
      return cookies[UNTOUCHED_COOKIE] === undefined
        ? undefined
        : serializeCookie(UNTOUCHED_COOKIE, undefined, secure)
    },
  }
}
