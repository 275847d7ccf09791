import type { OpenAPIV3_1 } from 'openapi-types'

export type Document = Partial<OpenAPIV3_1.Document>
type Operation = OpenAPIV3_1.OperationObject

/** Refusals in the shapes of 000 §8. */
const errorAnswer: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  description: 'One of the three shapes of a refusal',
  properties: {
    error: { type: 'string', description: 'Code of a refused token call (RFC 6749 §5.2)' },
    error_description: { type: 'string', description: 'Its text for the buyer' },
    meta: {
      type: 'object',
      properties: { errorDetail: { type: 'string', description: 'Text for the buyer' } },
    },
    errors: {
      type: 'object',
      description: 'Texts by field; query_error is the first of them',
      additionalProperties: { type: 'string' },
      properties: { query_error: { type: 'string' } },
    },
  },
}

const refusal = (description: string): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
})

const responses = {
  Refused: refusal('A value cannot be used, or the rules of the shop forbid it'),
  NoToken: refusal('The access token has expired («token expired») or is not valid («token invalid»)'),
  Forbidden: refusal('Another shop, or a login is needed'),
  NotFound: refusal('There is no such thing in this shop, or it belongs to another client'),
  TooMany: refusal('Too many requests or attempts; Retry-After, where there is one, tells the seconds'),
  Unavailable: refusal('The database is not available at the moment'),
}

const referTo = (name: keyof typeof responses): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/responses/${name}`,
})

/** Adds what every route has in common: forms as bodies, what is answered, refusals. */
export function completeDocument(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method]
      if (operation) complete(operation, path, method)
    }
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ErrorAnswer: errorAnswer },
    responses,
  }
  return document
}

function complete(operation: Operation, path: string, method: string): void {
  operation.operationId = `${method}${path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())}`
  const { requestBody } = operation
  if (requestBody && 'content' in requestBody) {
    const media = requestBody.content['application/json']
    if (media)
      requestBody.content = { 'application/x-www-form-urlencoded': media, 'multipart/form-data': media }
  }
  operation.responses = {
    200: {
      description: operation.summary ?? '',
      content: /^\/v\d/.test(path) ? { 'application/json': { schema: { type: 'object' } } } : { '*/*': {} },
    },
    ...(needsInput(operation) && { 400: referTo('Refused') }),
    ...(operation.security && { 401: referTo('NoToken'), 403: referTo('Forbidden') }),
    ...(path.includes('{') && { 404: referTo('NotFound') }),
    ...(/^\/v\d/.test(path) && { 429: referTo('TooMany'), 503: referTo('Unavailable') }),
  }
}

const needsInput = ({ parameters, requestBody }: Operation): boolean =>
  (parameters?.length ?? 0) > 0 || requestBody !== undefined
