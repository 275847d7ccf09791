import { createHash, randomBytes } from 'node:crypto'
import { readSigned, sign } from '@prilavok/rollouts/decision/signature'
import { LOGIN_STAMP } from '@prilavok/shared-kernel/contract/cookies'
import type { Buyer } from '../supplier/read-answers'
import { hiddenCookie } from './hidden-cookie'

type Cookies = Readonly<Record<string, string>>

/** Tells browsers apart, and nothing else: which share of a rollout this one belongs to. */
export const SUBJECT_COOKIE = 'subject'
/** The company of the one who is logged in, in the same sense: signed, and good for one login alone. */
const COMPANY_COOKIE = 'company_subject'
const YEAR_SECONDS = 31_536_000
const BYTES = 16
const PURPOSE = 'company subject'
const VISITOR_PURPOSE = 'subject'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Of a browser; undefined for one that has none yet, or one that no edge has given: what it reports proves nothing. */
export const visitorSubject = (cookies: Cookies, secret: string): string | undefined =>
  readSigned(VISITOR_PURPOSE, cookies[SUBJECT_COOKIE] ?? '', secret)

export const newSubject = (): string => randomBytes(BYTES).toString('base64url')

/** Value of the cookie: signed, so that nobody invents a crowd of them. */
export const signedSubject = (subject: string, secret: string): string =>
  sign(VISITOR_PURPOSE, subject, secret)

export const subjectCookie = (
  subject: string,
  { secret, secure }: { secret: string; secure: boolean },
): string =>
  hiddenCookie(SUBJECT_COOKIE, { value: signedSubject(subject, secret), age: YEAR_SECONDS, secure })

/** The same for all who buy for one company, on every domain of the shop; an individual is for himself. @param shop `DOMAIN_NAME` */
export const companySubject = (shop: string, { id, taxNumber }: Buyer): string =>
  hashOf(taxNumber ? `${shop} company ${taxNumber}` : `${shop} client ${id}`)

const boundText = (shop: string, cookies: Cookies) => `${shop} ${cookies[LOGIN_STAMP] ?? ''} `

/** What an earlier page of the same login has learnt. */
export function knownCompany(shop: string, cookies: Cookies, secret: string): string | undefined {
  const text = readSigned(PURPOSE, cookies[COMPANY_COOKIE] ?? '', secret)
  const bound = boundText(shop, cookies)
  return text?.startsWith(bound) ? text.slice(bound.length) : undefined
}

/** @param subject undefined takes the cookie away */
export const companyCookie = (
  subject: string | undefined,
  { shop, cookies, secret, secure }: { shop: string; cookies: Cookies; secret: string; secure: boolean },
): string =>
  hiddenCookie(COMPANY_COOKIE, {
    value: subject && sign(PURPOSE, boundText(shop, cookies) + subject, secret),
    age: YEAR_SECONDS,
    secure,
  })

export const hasCompanyCookie = (cookies: Cookies): boolean => cookies[COMPANY_COOKIE] !== undefined
