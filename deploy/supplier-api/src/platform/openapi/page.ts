import type { OpenAPIV3_1 } from 'openapi-types'
import type { Document } from './complete-document'
import { type Call, callBlock } from './page-call'
import { BEGINNING } from './page-example'
import { fieldsOf, fieldTable, quoted, type Schema, valuesOf } from './page-fields'
import { STYLE } from './page-style'

const OTHER = { name: 'other', description: 'Calls that name no subject' }

/** The document as a page that needs neither scripts nor other files. */
export function documentPage(document: Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method): Call[] => {
      const operation = item?.[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  const named = (document.tags ?? []).map((tag) => tag.name)
  const subjectOf = ({ operation }: Call) => named.find((name) => name === operation.tags?.[0]) ?? OTHER.name
  const subjects = [...(document.tags ?? []), OTHER]
    .map((tag) => ({ ...tag, own: calls.filter((call) => subjectOf(call) === tag.name) }))
    .filter(({ own }) => own.length > 0)
  const { title, description } = document.info ?? {}
  const { schemas = {}, responses = {} } = document.components ?? {}
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${quoted(title)}</title><style>${STYLE}</style>
<main><h1>${quoted(title)}</h1><p>${quoted(description)}</p>
<p>Every call needs the parameter <code>access_token</code>, unless it says that it needs none.</p>
<h2>How to begin</h2><p>What the examples of the calls begin with. Id and secret of each shop are in the file that <code>npm run api</code> writes
to the place named after <code>--credentials</code>; <code>npm start</code> keeps it as <code>.data/shop-credentials.json</code>.
TOKEN is the access_token of the answer; of a client with grant_type=password, username and password.</p><pre>${quoted(BEGINNING)}</pre>
<h2>Calls</h2><p>${calls.length} calls. The same for programs: <a href="openapi.json">openapi.json</a></p>
<nav>${[...subjects.map(({ name }) => name), 'errors', 'types'].map((name) => `<a href="#${quoted(name)}">${quoted(name)}</a>`).join('')}</nav>
${subjects.map(({ name, description: about, own }) => `${heading(name, about)}${own.map(callBlock).join('')}`).join('\n')}
${heading('errors', 'What calls answer instead; the body is an ErrorAnswer')}${Object.entries(responses).map(errorBlock).join('')}
${heading('types', 'What answers are made of')}${Object.entries(schemas).map(typeBlock).join('')}</main></html>`
}

const heading = (name: string, about: unknown): string =>
  `<h2 id="${quoted(name)}">${quoted(name)}</h2><p class="about">${quoted(about)}</p>`

function typeBlock([name, schema]: [string, object]): string {
  const fields = fieldsOf(schema as Schema, 'answer')
  const about = 'description' in schema ? `<p class="about">${quoted(schema.description)}</p>` : ''
  return `<h3 id="${quoted(name)}">${quoted(name)}</h3>${about}${fields.length > 0 ? fieldTable(fields, 'answer') : `<p>${valuesOf(schema as Schema)}</p>`}`
}

function errorBlock([name, given]: [
  string,
  OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject,
]): string {
  const examples =
    'content' in given ? Object.values(given.content?.['application/json']?.examples ?? {}) : []
  const shown = examples.map(
    (one) => `<pre>${quoted(JSON.stringify('value' in one ? one.value : one))}</pre>`,
  )
  return `<h3 id="${quoted(name)}">${quoted(name)}</h3><p class="about">${quoted(given.description)}</p>${shown.join('')}`
}
