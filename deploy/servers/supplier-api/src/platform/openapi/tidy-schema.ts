import type { OpenAPIV3_1 } from 'openapi-types'

type Schema = OpenAPIV3_1.SchemaObject & {
  documented?: OpenAPIV3_1.SchemaObject
  const?: unknown
  patternProperties?: Record<string, object>
}

/**
 * A schema of validation as a reader of the document needs it: lists of constants as enumerations, `documented` (what the
 * server takes for sense, where it reads more leniently) in place of what is checked, and nothing required that has a default.
 */
export function tidySchema(given: object): Schema {
  const { documented, ...checked } = given as Schema
  const schema: Schema = { ...checked, ...documented }
  // Whatever fits an enumeration is short enough.
  if (schema.enum) delete schema.maxLength
  for (const key of ['properties', 'patternProperties'] as const) {
    const inner = schema[key] as Record<string, object> | undefined
    if (inner) Object.assign(schema, { [key]: mapValues(inner) })
  }
  for (const key of ['anyOf', 'allOf'] as const) if (schema[key]) schema[key] = schema[key].map(tidySchema)
  if ('items' in schema && schema.items) Object.assign(schema, { items: tidySchema(schema.items) })
  if (typeof schema.additionalProperties === 'object')
    schema.additionalProperties = tidySchema(schema.additionalProperties)
  if (schema.const !== undefined) {
    schema.enum = [schema.const]
    delete schema.const
  }
  return withoutDefaults(withEnum(schema))
}

const mapValues = (schemas: Record<string, object>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tidySchema(schema)]))

function withEnum(schema: Schema): Schema {
  const choices = schema.anyOf?.map((one) => ('enum' in one && one.type === 'string' ? one.enum : undefined))
  if (!choices?.every((one) => one !== undefined)) return schema
  const { anyOf: _, ...rest } = schema
  return { ...rest, type: 'string', enum: choices.flat() }
}

function withoutDefaults(schema: Schema): Schema {
  if (!schema.required || typeof schema.properties !== 'object') return schema
  const { required, ...rest } = schema
  const needed = required.filter((name) => {
    const field = schema.properties?.[name]
    return field && !('default' in field)
  })
  return needed.length === 0 ? rest : { ...rest, required: needed }
}
