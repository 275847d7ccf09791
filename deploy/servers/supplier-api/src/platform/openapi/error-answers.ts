import type { OpenAPIV3_1 } from 'openapi-types'
import { type ApiError, apiErrors } from '../errors'

function rejection(description: string, ...examples: ApiError[]): OpenAPIV3_1.ResponseObject {
  const shown = examples.map(
    ({ code, answer }, index) => [`${code}_${index + 1}`, { value: answer }] as const,
  )
  const schema = { $ref: '#/components/schemas/ErrorAnswer' }
  return { description, content: { 'application/json': { schema, examples: Object.fromEntries(shown) } } }
}

/** What calls have in common to reject, as `components/responses`. */
export const errorAnswers = {
  Rejected: rejection(
    'A value cannot be used, or the rules of the shop forbid it',
    apiErrors.badField('limit', 'Неверное значение: limit'),
    apiErrors.emptyBasket(),
  ),
  RejectedToken: rejection(
    'The shop, the login or the refresh token is wrong',
    apiErrors.wrongPassword(),
    apiErrors.refreshToken(),
    apiErrors.oauthClient(),
  ),
  NoToken: rejection(
    'The access token has expired or is not valid',
    apiErrors.tokenExpired(),
    apiErrors.tokenInvalid(),
  ),
  Forbidden: rejection(
    'Another shop, or a login is needed',
    apiErrors.loginRequired(),
    apiErrors.otherShop(),
  ),
  NotFound: rejection(
    'There is no such thing in this shop, or it belongs to another client',
    apiErrors.notFound(),
  ),
  TooMany: rejection('Too many requests or attempts; Retry-After tells the seconds', apiErrors.tooOften(60)),
  Unavailable: rejection(
    'The shop is under maintenance, or its database is not available at the moment',
    apiErrors.unavailable(),
    apiErrors.maintenance(),
  ),
}
