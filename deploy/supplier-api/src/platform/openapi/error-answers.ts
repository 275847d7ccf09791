import type { OpenAPIV3_1 } from 'openapi-types'
import { type ApiError, apiErrors, lookupTexts } from '../errors'

/** Errors in the shapes of 000 §8. */
export const errorSchema: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  description:
    'A rejection. Its text for the buyer stands in one of three places: error_description, meta.errorDetail, errors.query_error',
  properties: {
    CODE: {
      type: 'string',
      description: 'Names the rejection, whatever its text: not_found, login_required, …',
    },
    error: { type: 'string', description: 'Code of a rejected token call (RFC 6749, 5.2)' },
    error_description: { type: 'string', description: 'Text of a rejected token call' },
    meta: {
      type: 'object',
      description: 'A rejection of the call as a whole',
      properties: { errorDetail: { type: 'string', description: 'Text for the buyer' } },
    },
    errors: {
      type: 'object',
      description: 'A rejection of values: the text for each field, by the name of the field as it was sent',
      additionalProperties: { type: 'string' },
      properties: {
        query_error: { type: 'string', description: 'The first of the texts' },
        CODE: {
          type: 'string',
          description: 'Of a look-up of a product by its code',
          enum: Object.keys(lookupTexts),
        },
      },
    },
  },
}

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
