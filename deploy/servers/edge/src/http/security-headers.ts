import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isDocumentation } from '../forward/documentation'
import type { ServiceSources } from '../supplier/service-sources'

/** A new one for every page: only what carries it may run or style. */
export const makeNonce = (): string => `${randomBytes(16).toString('base64url')}==`

/** Origins besides the shop's own. */
export interface OtherOrigins {
  /** Where pictures come from. */
  pictures?: readonly string[]
  /** Of the counters and the chat that this shop has. */
  services?: ServiceSources
  /** Of the acquirer that takes the payments of this shop: the buyer may be sent there, in a window of its own and never a frame. */
  acquirer?: readonly string[]
}

/**
 * What a page may load. Scripts by nonce alone (and what they load themselves); styles by nonce, for emotion's style tags;
 * style attributes are free, because React writes them. 'unsafe-inline' counts only where nonces are not known (Safari 9): there
 * the page would else be without its styles and without the check that tells the browser is too old (CSP 3, §8.2).
 */
export const pagePolicy = (
  nonce: string,
  { pictures = [], acquirer = [], services = {} }: OtherOrigins = {},
): string =>
  [
    ["default-src 'self'"],
    [`script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-inline'`],
    [`style-src 'self' 'nonce-${nonce}' 'unsafe-inline'`, ...(services.styles ?? [])],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:", ...pictures, ...(services.pictures ?? [])],
    ["connect-src 'self'", ...(services.calls ?? [])],
    ["font-src 'self'", ...(services.styles ?? [])],
    ["media-src 'self'", ...(services.frames ?? [])],
    // blob: what writes workbooks compresses large ones beside the page. Such a worker is under the policy of its page.
    ["worker-src 'self' blob:"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'self'"],
    ["frame-src 'self'", ...(services.frames ?? [])],
    ["form-action 'self'", ...acquirer],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')

/**
 * For what the supplier API answers, its uploaded files included: whatever it is, it runs nothing when opened as a document.
 * Styles are free, for SVG pictures.
 */
export const FORWARDED_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

/**
 * The embedded acquirer's page (`/v3/payment/sandbox/…`): a form that it may send to where it comes from, and still nothing
 * that runs.
 */
const PAYMENT_HEADERS = {
  ...FORWARDED_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms",
}

/**
 * The API's documentation, where it is reached at all: a page that runs its own files alone and calls the API of its shop. The API
 * says the same where it is asked without the edge (`openapi/routes.ts`).
 */
const DOCS_HEADERS = {
  ...FORWARDED_HEADERS,
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'; object-src 'none'",
}

/** The policy of a forwarded answer, whatever the API says itself. @param target path and query */
export function forwardedHeaders(target: string) {
  if (target.startsWith('/v3/payment/sandbox/')) return PAYMENT_HEADERS
  return isDocumentation(target) ? DOCS_HEADERS : FORWARDED_HEADERS
}

/** What every answer carries. */
export const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  // The access token travels in the query (AMB-78): other sites learn the origin alone.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Puts the headers that every answer carries on all of them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(EVERYWHERE)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}
