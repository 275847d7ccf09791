import { isLoggedIn } from '@prilavok/shared-kernel/contract/cookies'
import { createExpiringMap } from '../cache/expiring-map'
import { reasonOf } from '../errors'
import type { FairShare } from '../load/fair-share'
import type { Log } from '../log'
import type { SupplierApi } from '../supplier/supplier-api'
import { isValid } from './session-cookies'
import { companySubject } from './subject-cookies'

type Cookies = Readonly<Record<string, string>>

/** Whom somebody who is logged in buys for. */
export interface Companies {
  /**
   * Asks the API, once for a session; what comes later than a page waits is known to the next one.
   * @returns undefined when it is not known now
   */
  of(ask: CompanyQuestion): Promise<string | undefined>
}

export interface CompanyQuestion {
  /** Which the token is of. */
  domain: string
  /** `DOMAIN_NAME`: several domains may be one shop. */
  shop: string
  cookies: Cookies
  /** Whom the question counts for, see `FairShare`. */
  groups: readonly string[]
  log: Pick<Log, 'warn'>
}

interface CompaniesOptions {
  api: Pick<SupplierApi, 'buyer'>
  share: FairShare
  /** Milliseconds that a page waits. @default 500 */
  timeout?: number
  now?: () => number
}

const TIMEOUT_MS = 500
/** The browser has a cookie by then. */
const REMEMBERED = { max: 10_000, ttl: 600_000 }
/** Who could not be told is asked for again after this long. */
const UNKNOWN = { max: 10_000, ttl: 10_000 }

const late = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref()
  })

export function createCompanies(options: CompaniesOptions): Companies {
  const { api, share, timeout = TIMEOUT_MS, now = Date.now } = options
  const known = createExpiringMap<string>({ ...REMEMBERED, now })
  const unknown = createExpiringMap<true>({ ...UNKNOWN, now })
  const asking = new Map<string, Promise<string | undefined>>()

  const ask = async ({ domain, shop, groups, log }: CompanyQuestion, token: string, key: string) => {
    try {
      const release = await share.enter(groups)
      const buyer = await api.buyer(domain, token).finally(release)
      if (!buyer) throw new Error('the API names no buyer')
      const subject = companySubject(shop, buyer)
      known.set(key, subject)
      return subject
    } catch (error) {
      unknown.set(key, true)
      log.warn({ domain, reason: reasonOf(error) }, 'the company of a session is not known')
      return undefined
    }
  }
  return {
    async of(question) {
      const { domain, cookies } = question
      if (!isLoggedIn(cookies) || !isValid(cookies)) return undefined
      const token = cookies.access_token ?? ''
      const key = `${domain} ${token}`
      const recalled = known.get(key)
      if (recalled !== undefined || unknown.get(key)) return recalled
      const asked = asking.get(key) ?? ask(question, token, key).finally(() => asking.delete(key))
      asking.set(key, asked)
      return Promise.race([asked, late(timeout)])
    },
  }
}
