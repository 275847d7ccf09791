import { Type } from '@sinclair/typebox'
import { ListQuery } from './list-query'

/** Favourites and viewed products: the list of them, or their number. */
export const SavedQuery = Type.Composite([
  ListQuery,
  Type.Object({
    action: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'count: their number instead of the list',
        documented: { enum: ['count'] },
      }),
    ),
  }),
])
