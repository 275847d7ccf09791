import type { OpenAPIV3_1 } from 'openapi-types'
import { type ApiError, lookupTexts, refusals } from '../errors'

/** Refusals in the shapes of 000 §8. */
export const errorSchema: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  description:
    'A refusal. Its text for the buyer stands in one of three places: error_description, meta.errorDetail, errors.query_error',
  properties: {
    CODE: {
      type: 'string',
      description: 'Names the refusal, whatever its text: not_found, login_required, …',
    },
    error: { type: 'string', description: 'Code of a refused token call (RFC 6749, 5.2)' },
    error_description: { type: 'string', description: 'Text of a refused token call' },
    meta: {
      type: 'object',
      description: 'A refusal of the call as a whole',
      properties: { errorDetail: { type: 'string', description: 'Text for the buyer' } },
    },
    errors: {
      type: 'object',
      description: 'A refusal of values: the text for each field, by the name of the field as it was sent',
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

function refusal(description: string, ...examples: ApiError[]): OpenAPIV3_1.ResponseObject {
  const shown = examples.map(
    ({ code, answer }, index) => [`${code}_${index + 1}`, { value: answer }] as const,
  )
  const schema = { $ref: '#/components/schemas/ErrorAnswer' }
  return { description, content: { 'application/json': { schema, examples: Object.fromEntries(shown) } } }
}

/** What calls have in common to refuse, as `components/responses`. */
export const refusedAnswers = {
  Refused: refusal(
    'A value cannot be used, or the rules of the shop forbid it',
    refusals.badField('limit', 'Неверное значение: limit'),
    refusals.emptyBasket(),
  ),
  RefusedToken: refusal(
    'The shop, the login or the refresh token is wrong',
    refusals.wrongPassword(),
    refusals.refreshToken(),
    refusals.oauthClient(),
  ),
  NoToken: refusal(
    'The access token has expired or is not valid',
    refusals.tokenExpired(),
    refusals.tokenInvalid(),
  ),
  Forbidden: refusal('Another shop, or a login is needed', refusals.loginRequired(), refusals.otherShop()),
  NotFound: refusal(
    'There is no such thing in this shop, or it belongs to another client',
    refusals.notFound(),
  ),
  TooMany: refusal('Too many requests or attempts; Retry-After tells the seconds', refusals.tooOften(60)),
  Unavailable: refusal(
    'The shop is under maintenance, or its database is not available at the moment',
    refusals.unavailable(),
    refusals.maintenance(),
  ),
}
