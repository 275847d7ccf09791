import { fileURLToPath } from 'node:url'
import type { OpenAPIV3_1 } from 'openapi-types'
import { createGenerator } from 'ts-json-schema-generator'

export type Schemas = Record<string, OpenAPIV3_1.SchemaObject>

/** Where the schemas are kept: written by `npm run answers`, compared by a test. */
export const SCHEMAS_FILE = new URL('./answers.generated.json', import.meta.url)

const CONTRACT = new URL('../../../../../../shared-kernel/src/contract/api/', import.meta.url)
const CONFIG = new URL('./tsconfig.contract.json', import.meta.url)

/** Notes on where a rule comes from are for those who have the specification. */
const SOURCES = /\s*\((?:[A-Z]+-\d+|00[01] §)[^)]*\)|^00[01] §[^.]*\.\s*/g

/** The types of the contract's answers as JSON schemas, their comments as descriptions. Takes a second or two. */
export function contractSchemas(): Schemas {
  const { definitions } = createGenerator({
    path: `${fileURLToPath(CONTRACT)}*.ts`,
    tsconfig: fileURLToPath(CONFIG),
    type: '*',
    encodeRefs: false,
    skipTypeCheck: true,
  }).createSchema('*')
  const text = JSON.stringify(definitions, (key, value: unknown) => {
    if (key === '$ref') return String(value).replace('#/definitions/', '#/components/schemas/')
    if (key === 'description' && typeof value === 'string') return value.replace(SOURCES, '') || undefined
    return value
  })
  return JSON.parse(text) as Schemas
}

/** The text of the file. */
export const schemasText = (): string => `${JSON.stringify(contractSchemas(), null, 1)}\n`
