import type { OpenAPIV3_1 } from 'openapi-types'
import { type Field, fieldsOf, type Schema } from './page-fields'

/** The variables that examples use, and how to come by them. */
export const BEGINNING = `API=127.0.0.1:8090
curl "$API/v3/oauth/token/" -d grant_type=client_credentials -d domain=demo-green.localhost -d client_id=… -d client_secret=…
TOKEN=…`

/** Values of parameters of paths that name nothing else. */
const IN_PATHS: Readonly<Record<string, string>> = { '*': 'delivery' }
/** The first product of the demonstration shops, and the first of most other things. */
const PRODUCT = '1001'
const FIRST = '1'

interface Example {
  path: string
  method: string
  parameters: readonly Field[]
  /** Media type and fields of the body. */
  media: string | undefined
  body: Schema | undefined
  needsToken: boolean
}

/** A command for a shell that makes a call, with whatever the call cannot do without. */
export function exampleOf({ path, method, parameters, media, body, needsToken }: Example): string {
  const address = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const schema = parameters.find((one) => one.place === 'path' && one.name === name)?.schema
    return IN_PATHS[name] ?? (path.includes(`/product/{${name}}`) ? PRODUCT : sampleOf(schema))
  })
  const query = [
    ...(needsToken ? ['access_token=$TOKEN'] : []),
    ...parameters
      .filter(({ place, required }) => place === 'query' && required)
      .map(({ name, schema }) => `${name}=${sampleOf(schema)}`),
  ]
  const sent = fields(media, body)
  // With fields curl sends a POST, without them a GET.
  const isGuessed = method === (sent.length > 0 ? 'post' : 'get')
  const command = isGuessed ? 'curl' : `curl -X ${method.toUpperCase()}`
  const url = `"$API${address}${query.length > 0 ? '?' : ''}${query.join('&')}"`
  return [command, url, ...sent].join(' ')
}

/** Fields that are needed, else the first, as options of curl. */
function fields(media: string | undefined, body: Schema | undefined): string[] {
  if (media === undefined) return []
  if (media === 'application/json') return [`-H 'content-type: application/json' -d '{}'`]
  const own = fieldsOf(body, 'form').filter(({ name }) => !name.includes('['))
  const needed = own.filter(({ required }) => required)
  return (needed.length > 0 ? needed : own.slice(0, 1)).map(({ name, schema }) => {
    if (isFile(schema)) return `-F '${name}=@file'`
    const option = media === 'multipart/form-data' ? '-F' : '-d'
    if (name === 'products') return `${option} 'products[${PRODUCT}]=1'`
    if (isObject(schema)) return `${option} '${name}[0]=…'`
    return `${option} '${name}=${name === 'product_id' ? PRODUCT : sampleOf(schema)}'`
  })
}

const isFile = (schema: Schema): boolean => 'format' in schema && schema.format === 'binary'

const isObject = (schema: Schema): boolean =>
  !('$ref' in schema) && (schema.type === 'object' || (schema.anyOf?.some(isObject) ?? false))

function sampleOf(schema: Schema | undefined): string {
  if (!schema || '$ref' in schema) return '…'
  const [first] = schema.enum ?? []
  if (first !== undefined) return String(first)
  return isNumber(schema) ? FIRST : '…'
}

const isNumber = ({ type }: OpenAPIV3_1.SchemaObject): boolean => type === 'integer' || type === 'number'
