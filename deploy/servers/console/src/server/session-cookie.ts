import { DEVICE_LIFE_SECONDS } from '@prilavok/rollouts/operators/devices'
import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SESSION = 'console_session'
const DEVICE = 'console_device'

const cookieOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  parseCookies(headers.cookie ?? '')[name] || undefined

export const sessionToken = (request: FastifyRequest): string | undefined => cookieOf(request, SESSION)

/** What an earlier login has given to this browser. */
export const deviceOf = (request: FastifyRequest): string | undefined => cookieOf(request, DEVICE)

/** No script reads them and no other site makes a browser send them. */
function cookieLine(request: FastifyRequest, name: string, value: string, age?: number): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (age !== undefined) parts.push(`Max-Age=${age}`)
  if (request.protocol === 'https') parts.push('Secure')
  return parts.join('; ')
}

/**
 * It ends with the browser; when it ends earlier is decided by the server.
 * @param token undefined: removes it
 */
export const setSessionToken = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void =>
  void reply.header(
    'set-cookie',
    cookieLine(request, SESSION, token ?? '', token === undefined ? 0 : undefined),
  )

/** Makes the browser known by its next login. */
export const setDevice = (request: FastifyRequest, reply: FastifyReply, device: string): void =>
  void reply.header('set-cookie', cookieLine(request, DEVICE, device, DEVICE_LIFE_SECONDS))
