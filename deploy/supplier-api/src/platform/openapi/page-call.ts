import type { OpenAPIV3_1 } from 'openapi-types'
import { exampleOf } from './page-example'
import { type Field, fieldsOf, fieldTable, quoted, type Schema, valuesOf } from './page-fields'

export interface Call {
  path: string
  method: string
  operation: OpenAPIV3_1.OperationObject
}

const SENT: Readonly<Record<string, string>> = {
  'application/x-www-form-urlencoded': 'a form',
  'multipart/form-data': 'multipart',
  'application/json': 'JSON',
}

/** One call of the readable page, closed until it is asked for. */
export function callBlock({ path, method, operation }: Call): string {
  const { summary, description, parameters = [], requestBody, responses = {}, security } = operation
  const content = requestBody && 'content' in requestBody ? requestBody.content : {}
  const [[media, { schema }] = [undefined, { schema: undefined }]] = Object.entries(content)
  const body = schema as Schema | undefined
  const own = parameters.flatMap((one): Field[] =>
    'name' in one
      ? [
          {
            ...{ name: one.name, place: one.in, description: one.description },
            ...{ required: one.required ?? false, schema: (one.schema ?? {}) as Schema },
          },
        ]
      : [],
  )
  const needsToken = security !== undefined
  const example = exampleOf({ path, method, parameters: own, media, body, needsToken })
  return `<details id="${anchorOf(path, method)}"><summary><b>${method.toUpperCase()}</b> <code>${quoted(path)}</code> ${quoted(summary)}</summary>
${description ? `<p>${quoted(description)}</p>` : ''}${needsToken ? '' : '<p class="about">Needs no access token.</p>'}
${section('Parameters', fieldTable(own, 'form'))}${section(`Body: ${sentAs(content)}`, fieldTable(fieldsOf(body, 'form'), 'form'))}
${section('Answer', answer(responses))}${section('Example', `<pre>${quoted(example)}</pre>`)}<p class="about">Errors: ${errorLinks(responses)}</p></details>`
}

/** `get-v3-api-catalog-list`, for links to one call. */
const anchorOf = (path: string, method: string): string =>
  `${method}${path.replace(/[^\w]+/g, '-').replace(/-$/, '')}`

const section = (title: string, html: string): string => (html ? `<h4>${quoted(title)}</h4>${html}` : '')

const sentAs = (content: object): string =>
  Object.keys(content)
    .map((type) => SENT[type] ?? type)
    .join(', ')

function answer(responses: OpenAPIV3_1.ResponsesObject): string {
  const given = responses[200]
  const content = given && 'content' in given ? given.content : {}
  const schema = content?.['application/json']?.schema as Schema | undefined
  if (!schema) return '<p>Text or a file.</p>'
  const fields = fieldsOf(schema, 'answer')
  return fields.length > 0 ? fieldTable(fields, 'answer') : `<p>${valuesOf(schema)}</p>`
}

const errorLinks = (responses: OpenAPIV3_1.ResponsesObject): string =>
  Object.entries(responses)
    .flatMap(([status, given]) => {
      if (!given || !('$ref' in given)) return []
      const name = quoted(given.$ref.replace(/.*\//, ''))
      return [`<a href="#${name}">${status} ${name}</a>`]
    })
    .join(' · ') || 'none of its own'
