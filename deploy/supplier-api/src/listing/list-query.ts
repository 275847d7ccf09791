import { type Static, Type } from '@sinclair/typebox'
import { PathId, paging, ShortText } from '../http/schemas'

/** Parameters of every product list (000 §7). Filters of the panel come with their own call later. */
export const ListQuery = Type.Object({
  ...paging(36),
  filter: Type.Optional(Type.Object({ SECTION_ID: Type.Optional(PathId) })),
  q: Type.Optional(ShortText),
  sort: Type.Union(
    (['POPULARITY', 'NAME', 'PRICE', 'REMAIN'] as const).map((code) => Type.Literal(code)),
    { default: 'POPULARITY' },
  ),
  order: Type.Union(
    (['ASC', 'DESC'] as const).map((code) => Type.Literal(code)),
    { default: 'DESC' },
  ),
})
export type ListQuery = Static<typeof ListQuery>
