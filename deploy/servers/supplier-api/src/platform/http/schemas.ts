import {
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type TProperties,
  type TSchema,
  Type,
} from '@sinclair/typebox'

/** Ids are positive `integer`s of PostgreSQL. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'ID of it' })

/** A product named in a body. */
export const ProductId = Type.Integer({ ...Id, description: 'ID of the product' })

/** Ids of a path may be any digits: one that no row can have is simply unknown (AMB-09). See `knownId`. */
export const PathId = Type.Integer({ minimum: 0, description: 'ID of it, as a list answers it' })

/** The id to look up: too large a number becomes one that no row has. */
export const knownId = (id: number): number => Math.min(id, 2_147_483_647)

export const IdParams = Type.Object({ id: PathId })
export type IdParams = Static<typeof IdParams>

/** Page of a list: up to 1000 rows (000 §9). */
export const paging = (limit: number) => ({
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: limit, description: 'Rows of a page at most' }),
  offset: Type.Integer({
    ...{ minimum: 0, maximum: 2_147_483_647, default: 0 },
    description: 'Rows before the page',
  }),
})

/** A search query or another short text. */
export const ShortText = Type.String({ maxLength: 250 })

/** A short text that may be left out. */
export const shortText = (description: string) => Type.Optional(Type.String({ maxLength: 250, description }))

/** A text that may be left out; the check of its form says what is wrong with it. */
export const formText = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }))

/**
 * Values by number: `name[0]`, `name[1]`. What is named otherwise is left out.
 * @param digits of a number, at most
 */
export const numbered = <Value extends TSchema>(digits: number, value: Value, options: ObjectOptions) =>
  Type.Record(Type.String({ pattern: `^\\d{1,${digits}}$` }), value, {
    additionalProperties: false,
    ...options,
  })

/** A key by which a repeated call is known. @param what each call that has a key of its own, and what a repeated one does */
export const idempotencyKey = (what: string) =>
  Type.Optional(Type.String({ minLength: 8, maxLength: 200, description: `Made up by the caller ${what}` }))

/** One of a fixed list; the server rejects any other text. */
export const oneOf = <const Value extends string>(values: readonly Value[], options: SchemaOptions = {}) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    options,
  )

/** One of a fixed list that may be left out. The server reads any other text too, and says what it makes of it. */
export const choice = (values: readonly string[], description: string) =>
  Type.Optional(Type.String({ maxLength: 250, description, documented: { enum: [...values] } }))

/**
 * The body of a call that takes files: only multipart, read as `request.uploads`.
 * @param file what the field `file` takes
 * @param fields the other ones
 */
export function uploadBody<Fields extends TProperties>(file: string, fields: Fields) {
  const upload = { type: 'string', format: 'binary', description: file }
  return Type.Object(fields, { documented: { properties: { file: upload, ...fields }, required: ['file'] } })
}

/** Sent by the front ends, and of no effect here (000 §7). */
export const unused = Type.Optional(
  Type.Unknown({ description: 'Accepted and of no effect', documented: { type: 'string' } }),
)

/** Direction of a sorted list; without case. */
export const orderChoice = choice(['ASC', 'DESC'], 'Direction; anything but ASC is DESC')

/** A search query. */
export const Query = Type.String({ maxLength: 250, description: 'What the buyer searches for' })
