import type { OpenAPIV3_1 } from 'openapi-types'
import { answerSchema, loadSchemas } from './answers'
import { errorAnswers } from './error-answers'
import { tidyParameters } from './parameters'
import { tidySchema } from './tidy-schema'

export type Document = Partial<OpenAPIV3_1.Document>
type Operation = OpenAPIV3_1.OperationObject
type Body = OpenAPIV3_1.RequestBodyObject

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
const TOKEN_CALL = 'POST /v3/oauth/token/'
const REVOKE_CALL = 'POST /v3/oauth/token/revoke/'

const referTo = (name: keyof typeof errorAnswers): OpenAPIV3_1.ReferenceObject => ({
  $ref: `#/components/responses/${name}`,
})

/** Adds what every route has in common: how bodies are sent, what is answered, errors. */
export function completeDocument(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method]
      if (operation) complete(operation, path, method)
    }
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...loadSchemas() },
    responses: errorAnswers,
  }
  return document
}

function complete(operation: Operation, path: string, method: string): void {
  const call = `${method.toUpperCase()} ${path}`
  operation.operationId = `${method}${path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())}`
  if (operation.parameters) operation.parameters = tidyParameters(operation.parameters)
  const { requestBody } = operation
  if (requestBody && 'content' in requestBody) describeBody(requestBody, call)
  const schema = answerSchema(call)
  operation.responses = {
    200: {
      description: operation.summary ?? '',
      content: schema ? { 'application/json': { schema } } : { '*/*': {} },
    },
    ...(needsInput(operation) && {
      400: referTo([TOKEN_CALL, REVOKE_CALL].includes(call) ? 'RejectedToken' : 'Rejected'),
    }),
    ...(operation.security && { 401: referTo('NoToken'), 403: referTo('Forbidden') }),
    ...(path.includes('{') && { 404: referTo('NotFound') }),
    ...(/^\/v\d/.test(path) && { 429: referTo('TooMany'), 503: referTo('Unavailable') }),
  }
}

function describeBody(body: Body, call: string): void {
  const sent = body.content['application/json']
  if (!sent?.schema || '$ref' in sent.schema) return
  const schema = tidySchema(sent.schema)
  const fields = Object.entries(schema.properties ?? {})
  const isUpload = fields.some(([, field]) => 'format' in field && field.format === 'binary')
  const nested = fields.filter(([, field]) => !('type' in field) || field.type === 'object')
  const style = nested.map(([name]) => [name, { style: 'deepObject', explode: true }] as const)
  const media = { schema, ...(style.length > 0 && { encoding: Object.fromEntries(style) }) }
  body.required = isUpload || (schema.required?.length ?? 0) > 0
  if (isUpload) body.content = { [MULTIPART]: { schema } }
  else if (call === TOKEN_CALL) body.content = { [URLENCODED]: media }
  else body.content = { [URLENCODED]: media, [MULTIPART]: media, 'application/json': { schema } }
}

const needsInput = ({ parameters, requestBody }: Operation): boolean =>
  (parameters?.length ?? 0) > 0 || requestBody !== undefined
