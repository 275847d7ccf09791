import { type Static, Type } from '@sinclair/typebox'

/** Ids are positive `integer`s of PostgreSQL. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** Ids of a path may be any digits: one that no row can have is simply unknown (AMB-09). See `knownId`. */
export const PathId = Type.Integer({ minimum: 0 })

/** The id to look up: too large a number becomes one that no row has. */
export const knownId = (id: number): number => Math.min(id, 2_147_483_647)

export const IdParams = Type.Object({ id: PathId })
export type IdParams = Static<typeof IdParams>

/** Page of a list: up to 1000 rows (000 §9). */
export const paging = (limit: number) => ({
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: limit }),
  offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
})

/** A search query or another short text. */
export const ShortText = Type.String({ maxLength: 250 })
