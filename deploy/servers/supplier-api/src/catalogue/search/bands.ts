import { type RawBuilder, sql } from 'kysely'
import type { ReadQuery } from './query/read-query'
import { allOf, type Condition, not } from './query/tsquery'

/** Products that fit equally well. */
export interface Band {
  condition: Condition
  count: number
}

/** Number of the band, from 0, of a found `document`. */
export const bandOf = ({ exact, firm, head, keyHead, named }: ReadQuery): RawBuilder<number> =>
  sql<number>`case when document.words @@ ${head}::tsquery then
      case when document.words @@ ${exact}::tsquery then
          case when document.words @@ ${firm}::tsquery then 0 else 1 end
        when document.words @@ ${named}::tsquery then 2 else 3 end
    when document.words @@ ${keyHead}::tsquery then 4 else 5 end`

/**
 * What a thing is comes before what it is called too, and that before what it has to do with; first of all where its name has
 * every word as it was typed, then where it has every word or its synonym. In the order of the numbers of `bandOf`.
 */
export const bandsOf = ({ found, exact, firm, head, keyHead, named }: ReadQuery): Condition[] =>
  [
    [head, exact, firm],
    [head, exact, not(firm)],
    [head, not(exact), named],
    [head, not(exact), not(named)],
    [keyHead, not(head)],
    [not(head), not(keyHead)],
  ].map((parts) => allOf([found, ...parts]))
