import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'console_session'

export const sessionToken = ({ headers }: FastifyRequest): string | undefined =>
  parseCookies(headers.cookie ?? '')[NAME] || undefined

/**
 * No script reads it and no other site makes a browser send it. It ends with the browser; when it ends earlier is decided by the server.
 * @param token undefined: removes it
 */
export function setSessionToken(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  const parts = [`${NAME}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (token === undefined) parts.push('Max-Age=0')
  if (request.protocol === 'https') parts.push('Secure')
  reply.header('set-cookie', parts.join('; '))
}
