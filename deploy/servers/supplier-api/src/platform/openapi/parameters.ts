import type { OpenAPIV3_1 } from 'openapi-types'
import { tidySchema } from './tidy-schema'

/** The library gives parameters the schemas of OpenAPI 3.0. */
type Given = OpenAPIV3_1.ParameterObject
type Parameter = Omit<Given, 'schema'> & { schema: OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject }

/** Parameters as they are sent: an object is one parameter for each of its fields, `filter[SECTION_ID]`. */
export const tidyParameters = (given: readonly (Given | OpenAPIV3_1.ReferenceObject)[]): Given[] =>
  given.flatMap((parameter) => ('$ref' in parameter ? [] : (flatten(parameter) as Given[])))

function flatten(parameter: Given): Parameter[] {
  const schema = tidySchema({ ...parameter.schema })
  const { description = schema.description, ...rest } = parameter
  const kinds = schema.anyOf ?? [schema]
  return kinds.flatMap((kind): Parameter[] => {
    if ('properties' in kind && kind.properties)
      return Object.entries(kind.properties).map(([field, value]) => ({
        ...{ name: `${rest.name}[${field}]`, in: rest.in, required: false },
        ...{ description: 'description' in value ? value.description : description, schema: value },
      }))
    const own = kinds.length === 1 ? schema : kind
    const required = rest.in === 'path' || (rest.required === true && schema.default === undefined)
    const about = 'description' in own && own.description ? own.description : description
    return [{ ...rest, required, description: about, schema: own }]
  })
}
