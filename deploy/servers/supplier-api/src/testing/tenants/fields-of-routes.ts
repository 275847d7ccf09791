import type { OpenAPIV3_1 } from 'openapi-types'
import type { Document } from '../../platform/openapi/complete-document'

export interface RouteField {
  /** `GET /v3/api/client/order/:id/` */
  route: string
  field: string
}

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject | undefined

/** Every parameter and every field of a body of every call. */
export function fieldsOfRoutes(document: Document): RouteField[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      if (!operation) return []
      const route = `${method.toUpperCase()} ${path.replace(/\{\*\}/, '*').replace(/\{(\w+)\}/g, ':$1')}`
      const { parameters = [], requestBody } = operation
      const body =
        requestBody && 'content' in requestBody ? Object.values(requestBody.content)[0]?.schema : undefined
      const names = [...parameters.flatMap((one) => ('name' in one ? [one.name] : [])), ...namesOf(body)]
      // `filter[SECTION_ID]` is part of `filter`.
      const fields = new Set(names.map((name) => name.replace(/\[.*$/, '')))
      return [...fields].map((field) => ({ route, field }))
    }),
  )
}

function namesOf(schema: Schema): string[] {
  if (!schema || '$ref' in schema) return []
  const inner = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...Object.keys(schema.properties ?? {}), ...inner.flatMap(namesOf)]
}
