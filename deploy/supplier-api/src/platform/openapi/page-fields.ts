import type { OpenAPIV3_1 } from 'openapi-types'
import { escapeHtml } from '../http/escape-html'

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject
type Known = OpenAPIV3_1.SchemaObject & { patternProperties?: Record<string, Schema> }

/** Text for the page; `names` in back quotes as code. */
export const quoted = (text: unknown): string =>
  escapeHtml(String(text ?? '')).replace(/`([^`]+)`/g, '<code>$1</code>')

/** A line of a table of fields. */
export interface Field {
  name: string
  required: boolean
  schema: Schema
  description?: string
  place?: string
}

/** How the name of a field inside another is written: `blocks[0][type]` of a form, `NAV.SORT` of an answer. */
export type Naming = 'form' | 'answer'

const join = (naming: Naming, prefix: string, name: string): string =>
  prefix === '' ? name : naming === 'form' ? `${prefix}[${name}]` : `${prefix}.${name}`

/** Fields of a schema, those of objects inside it below them; of a named type only its name is told. */
export function fieldsOf(schema: Schema | undefined, naming: Naming, prefix = ''): Field[] {
  if (!schema || '$ref' in schema) return []
  const { properties = {}, required = [], anyOf = [], allOf = [], ...more }: Known = schema
  const own = Object.entries(properties).flatMap(([key, value]): Field[] => {
    const name = join(naming, prefix, key)
    const description = value.description
    const field = { name, description, required: required.includes(key), schema: value as Schema }
    return [field, ...fieldsOf(value, naming, name)]
  })
  const items = 'items' in more ? fieldsOf(more.items, naming, `${prefix}[]`) : []
  const keyed = [...Object.values(more.patternProperties ?? {}), more.additionalProperties].flatMap((one) =>
    typeof one === 'object' ? fieldsOf(one, naming, join(naming, prefix, naming === 'form' ? '0' : '*')) : [],
  )
  return [...own, ...[...anyOf, ...allOf].flatMap((one) => fieldsOf(one, naming, prefix)), ...items, ...keyed]
}

const remark = (required: boolean, naming: Naming): string =>
  naming === 'form' ? (required ? ' <em>needed</em>' : '') : required ? '' : ' <em>not always</em>'

export function fieldTable(fields: readonly Field[], naming: Naming): string {
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ name, place, required, schema, description }) =>
      `<tr><td><code>${quoted(name)}</code>${place ? ` <i>${quoted(place)}</i>` : ''}${remark(required, naming)}<td>${valuesOf(schema)}<td>${quoted(description)}</tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

/** `integer 1…1000, default 30`, as HTML: named types are links. */
export function valuesOf(schema: Schema): string {
  if ('$ref' in schema) return link(schema)
  const { minLength, maxLength, pattern, minimum, maximum, maxProperties } = schema
  const limits = [
    (minimum ?? maximum) !== undefined && `${minimum ?? ''}…${maximum ?? ''}`,
    (minLength ?? maxLength) !== undefined &&
      `${minLength === undefined ? 'up to' : `${minLength} to`} ${maxLength ?? ''} characters`,
    maxProperties && `${maxProperties} at most`,
    pattern && `of the form <code>${escapeHtml(pattern)}</code>`,
    schema.default !== undefined &&
      `default ${schema.default === '' ? 'empty' : quoted(JSON.stringify(schema.default))}`,
  ]
  return [kindOf(schema), ...limits].filter(Boolean).join(', ')
}

function kindOf(schema: Known): string {
  if (schema.enum) return schema.enum.map((one) => `<code>${quoted(one)}</code>`).join(' ')
  if (schema.anyOf) return schema.anyOf.map(valuesOf).join(' or ')
  if ('items' in schema && schema.items) return `list of ${valuesOf(schema.items)}`
  if (schema.format === 'binary') return 'file'
  const inner = [schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})].find(
    (one): one is Schema => typeof one === 'object',
  )
  if (inner && !schema.properties) return `${schema.type} by key, of ${valuesOf(inner)}`
  return quoted([schema.type ?? 'anything'].flat().join(' or '))
}

const link = ({ $ref }: OpenAPIV3_1.ReferenceObject): string => {
  const name = quoted($ref.replace(/.*\//, ''))
  return `<a href="#${name}">${name}</a>`
}
