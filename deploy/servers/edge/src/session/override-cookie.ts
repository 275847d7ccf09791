import { hiddenCookie } from './hidden-cookie'

/** The signed token of a developer who tries other versions in this browser. */
export const OVERRIDE_COOKIE = 'release_override'

/** @param given undefined takes the cookie away */
export const overrideCookie = (
  given: { token: string; seconds: number } | undefined,
  secure: boolean,
): string => hiddenCookie(OVERRIDE_COOKIE, { value: given?.token, age: given?.seconds ?? 0, secure })
