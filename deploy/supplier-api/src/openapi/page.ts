import type { OpenAPIV3_1 } from 'openapi-types'
import { escapeHtml } from '../http/escape-html'
import type { Document } from './complete-document'

const quoted = (text: unknown): string => escapeHtml(String(text ?? ''))

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1f2933; }
  details { border: 1px solid #d5dbe1; border-radius: 8px; margin: .4rem 0; padding: .4rem .8rem; }
  summary { cursor: pointer; } code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  b { display: inline-block; min-width: 3.5rem; } table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
  th, td { text-align: left; vertical-align: top; padding: .25rem .6rem .25rem 0; border-top: 1px solid #e4e8ec; }
  .about { color: #52606d; } @media (prefers-color-scheme: dark) { body { background: #15191d; color: #e4e8ec; }
  details, th, td { border-color: #39424c; } .about { color: #9aa5b1; } }`

const OTHER = { name: 'other', description: 'Calls that name no subject' }

/** The document as a page that needs neither scripts nor other files. */
export function documentPage(document: Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  const named = (document.tags ?? []).map((tag) => tag.name)
  const subjectOf = ({ operation }: Call) => named.find((name) => name === operation.tags?.[0]) ?? OTHER.name
  const sections = [...(document.tags ?? []), OTHER].map(({ name, description }) => {
    const own = operations.filter((call) => subjectOf(call) === name)
    return own.length === 0
      ? ''
      : `<h2 id="${quoted(name)}">${quoted(name)}</h2><p class="about">${quoted(description)}</p>${own.map(block).join('')}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${quoted(document.info?.title)}</title><style>${STYLE}</style>
<h1>${quoted(document.info?.title)}</h1><p>${quoted(document.info?.description)}</p>
<p>${operations.length} calls. The same for programs: <a href="openapi.json">openapi.json</a></p>${sections.join('\n')}</html>`
}

interface Call {
  path: string
  method: string
  operation: OpenAPIV3_1.OperationObject
}

function block({ path, method, operation }: Call): string {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation
  const body =
    requestBody && 'content' in requestBody ? Object.values(requestBody.content)[0]?.schema : undefined
  const rows = [
    ...parameters.flatMap((parameter) =>
      'name' in parameter ? [row(parameter.name, parameter.in, parameter.required, parameter.schema)] : [],
    ),
    ...fields(body).map(([name, schema, required]) => row(name, 'body', required, schema)),
  ]
  const answers = Object.entries(responses).map(([status, answer]) =>
    '$ref' in answer
      ? `${status} ${answer.$ref.replace(/.*\//, '')}`
      : `${status} ${answer?.description ?? ''}`,
  )
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${quoted(path)}</code> ${quoted(summary)}</summary>
${description ? `<p>${quoted(description)}</p>` : ''}${rows.length === 0 ? '' : `<table><tr><th>name<th>in<th>value<th>meaning</tr>${rows.join('')}</table>`}
<p class="about">${operation.security ? 'Needs an access token. ' : ''}Answers: ${quoted(answers.join(' · '))}</p></details>`
}

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject | undefined

function fields(schema: Schema): [string, Schema, boolean][] {
  if (!schema || '$ref' in schema) return []
  const own = Object.entries(schema.properties ?? {}).map(([name, value]): [string, Schema, boolean] => [
    name,
    value,
    schema.required?.includes(name) ?? false,
  ])
  return [...own, ...(schema.allOf ?? []).flatMap(fields)]
}

function row(name: string, place: string, required: boolean | undefined, schema: unknown): string {
  const known = (typeof schema === 'object' ? schema : {}) as OpenAPIV3_1.SchemaObject
  return `<tr><td><code>${quoted(name)}</code>${required ? '' : '?'}<td>${quoted(place)}<td>${quoted(valuesOf(known))}<td>${quoted(known.description)}</tr>`
}

/** `integer 1…1000, default 30` */
function valuesOf(schema: OpenAPIV3_1.SchemaObject): string {
  const choices =
    schema.enum ?? schema.anyOf?.map((one) => ('enum' in one ? one.enum?.join(' or ') : typeOf(one)))
  const range = [schema.minimum, schema.maximum].some((bound) => bound !== undefined)
    ? ` ${schema.minimum ?? ''}…${schema.maximum ?? ''}`
    : ''
  const length = schema.maxLength === undefined ? '' : ` up to ${schema.maxLength} characters`
  const initial = schema.default === undefined ? '' : `, default ${String(schema.default)}`
  return `${choices ? choices.join(', ') : typeOf(schema)}${range}${length}${initial}`
}

const typeOf = (schema: object): string => ('type' in schema ? String(schema.type) : 'object')
