import type { Circumstances, Versions } from '@prilavok/rollouts/decision/compile'
import { type Override, readOverride } from '@prilavok/rollouts/decision/override'
import { FAILED_RELEASES_COOKIE, isLoggedIn, parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyRequest } from 'fastify'
import { claimGroups } from '../forward/claimant'
import type { Companies } from './companies'
import { OVERRIDE_COOKIE, overrideCookie } from './override-cookie'
import { SAVED_PLAN_COOKIE, savedVersions } from './saved-plan'
import {
  companyCookie,
  hasCompanyCookie,
  knownCompany,
  newSubject,
  subjectCookie,
  visitorSubject,
} from './subject-cookies'

/** Whoever asks for a page, as far as it decides which versions he gets. */
export interface Visit extends Pick<Circumstances, 'failed'> {
  /** undefined: a robot; it gets the stable versions. */
  subject: string | undefined
  /** Versions that the pages of the checkout keep. */
  saved: Versions | undefined
  override: Override | undefined
  /** Set-Cookie values. */
  setCookies: string[]
}

export interface Visits {
  /** @param domain the host that was asked @param shop `DOMAIN_NAME`; cookies are those of the request */
  open(request: FastifyRequest, domain: string, shop: string): Promise<Visit>
  /** What is known without asking the API; a browser without a subject gets none. */
  known(request: Pick<FastifyRequest, 'headers' | 'protocol'>, shop: string): Visit
}

/** Search engines and previews of links say what they are; none of them keeps a cookie. CUBOT makes phones. */
const ROBOT = /(?<!cu)bots?\b|crawl|spider|slurp|mediapartners|facebookexternalhit|preview/i
const MAX_FAILED = 20

const failedReleases = (cookie: string | undefined): ReadonlySet<string> | undefined =>
  cookie ? new Set(cookie.split(',', MAX_FAILED)) : undefined

export function createVisits(options: { companies: Companies; secret: string; now?: () => number }): Visits {
  const { companies, secret, now = Date.now } = options

  const rest = (cookies: Readonly<Record<string, string>>, shop: string, secure: boolean) => {
    const token = cookies[OVERRIDE_COOKIE]
    const override = token === undefined ? undefined : readOverride(token, { secret, shop, now: now() })
    return {
      failed: failedReleases(cookies[FAILED_RELEASES_COOKIE]),
      saved: savedVersions(cookies[SAVED_PLAN_COOKIE], { domain: shop, secret, now: now() }),
      override,
      // Forged or over.
      setCookies: token !== undefined && !override ? [overrideCookie(undefined, secure)] : [],
    }
  }
  return {
    known(request, shop) {
      const cookies = parseCookies(request.headers.cookie)
      const company = isLoggedIn(cookies) ? knownCompany(shop, cookies, secret) : undefined
      return {
        ...rest(cookies, shop, request.protocol === 'https'),
        subject: company ?? visitorSubject(cookies, secret),
      }
    },
    async open(request, domain, shop) {
      const cookies = parseCookies(request.headers.cookie)
      const secure = request.protocol === 'https'
      const { setCookies, ...others } = rest(cookies, shop, secure)
      if (ROBOT.test(request.headers['user-agent'] ?? ''))
        return { ...others, subject: undefined, setCookies }
      const place = { shop, cookies, secret, secure }
      const returning = visitorSubject(cookies, secret)
      const visitor = returning ?? newSubject()
      if (returning === undefined) setCookies.push(subjectCookie(visitor, { secret, secure }))
      if (!isLoggedIn(cookies)) {
        if (hasCompanyCookie(cookies)) setCookies.push(companyCookie(undefined, place))
        return { ...others, subject: visitor, setCookies }
      }
      const known = knownCompany(shop, cookies, secret)
      if (known !== undefined) return { ...others, subject: known, setCookies }
      const groups = claimGroups(request, domain)
      const company = await companies.of({ domain, shop, cookies, groups, log: request.log })
      if (company !== undefined) setCookies.push(companyCookie(company, place))
      return { ...others, subject: company ?? visitor, setCookies }
    },
  }
}
