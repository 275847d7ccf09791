import type { Versions } from '@prilavok/rollouts/decision/compile'
import { readSigned, sign } from '@prilavok/rollouts/decision/signature'
import type { PartName, Plan } from '@prilavok/shared-kernel/contract'
import { hiddenCookie } from './hidden-cookie'

/** Versions of the last page, sent to the pages that keep them: those of the checkout. */
export const SAVED_PLAN_COOKIE = 'saved_plan'
const PURPOSE = 'saved plan'
/** Longer than an order and its payment take. */
const SAVED_SECONDS = 7200

interface Place {
  domain: string
  secret: string
}

/** What stands before the first parameter of a path: cookies know no patterns. */
const cookiePath = (path: string) => path.replace(/\/:.*$/, '')

const pathsOf = ({ routes }: Plan): string[] => [
  ...new Set(routes.filter(({ keepsPlan }) => keepsPlan).map(({ path }) => cookiePath(path))),
]

/**
 * Set-Cookie values that make the pages of the checkout go on with the versions of this page, also when the browser loads them anew.
 * Every other page that is loaded replaces them by its own.
 */
export function savedPlanCookies(
  plan: Plan,
  { domain, secret, secure, now }: Place & { secure: boolean; now: number },
): string[] {
  const versions = Object.entries(plan.parts).map(([part, { version }]) => `${part}@${version}`)
  const value = sign(PURPOSE, [domain, String(now + SAVED_SECONDS * 1000), ...versions].join(' '), secret)
  return pathsOf(plan).map((path) =>
    hiddenCookie(SAVED_PLAN_COOKIE, { value, path, age: SAVED_SECONDS, secure }),
  )
}

/** @returns undefined when nothing is saved, or not any more */
export function savedVersions(
  cookie: string | undefined,
  { domain, secret, now }: Place & { now: number },
): Versions | undefined {
  const text = readSigned(PURPOSE, cookie ?? '', secret)
  const [shop, until, ...versions] = text?.split(' ') ?? []
  if (shop !== domain || Number(until) <= now) return undefined
  return Object.fromEntries(versions.map((one) => one.split('@') as [PartName, string]))
}
