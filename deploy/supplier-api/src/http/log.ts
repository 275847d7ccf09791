import type { FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'

/** The URL without the secrets that the client puts into it (AMB-78). */
export const withoutToken = (url: string): string =>
  url.replace(/([?&](?:access_token|refresh_token|user_code|user_checkword|password)=)[^&#]*/gi, '$1*')

/** Logging without tokens: neither in the URL nor in headers or bodies, which are not logged at all. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: withoutToken(request.url) }),
  },
})
