import { type Static, Type } from '@sinclair/typebox'
import { oneOf, PathId, paging, Query } from '../../platform/http/schemas'

/** The applied state of the filter panel, see `readFilters` of the contract. */
const filterText = (opening: string) =>
  Type.String({
    maxLength: 8000,
    description: `${opening}: key:value1,value2 with ; between them, each key and value percent-encoded before all of it is: a value may hold , ; : and %. Keys: sections, marks, offers, MIN_BATCH, price (from,to), base (new, hot, stock, sale), CODE of a property; values: ID of the call property. UP_TM:12;price:100,500;size:0%2C7`,
  })

const SectionId = Type.Integer({ ...PathId, description: 'ID of the section whose products are listed' })

/** What narrows a list and the counts of its filters alike. */
const narrowing = {
  /** The section as `filter[SECTION_ID]`, or the applied state as `filter`. */
  filter: Type.Optional(
    Type.Union([
      Type.Object({ SECTION_ID: Type.Optional(SectionId) }, { title: 'section' }),
      filterText('Chosen filters, where no filter[SECTION_ID] is given'),
    ]),
  ),
  /** The applied state, beside `filter[SECTION_ID]`. */
  filters: Type.Optional(filterText('Chosen filters')),
  q: Type.Optional(Query),
}

export const FilterQuery = Type.Object(narrowing)
export type FilterQuery = Static<typeof FilterQuery>

/** Parameters of every product list (000 §7). */
export const ListQuery = Type.Object({
  ...paging(36),
  ...narrowing,
  sort: oneOf(['POPULARITY', 'NAME', 'PRICE', 'REMAIN'], {
    default: 'POPULARITY',
    description: 'Column to sort by',
  }),
  order: Type.String({
    ...{
      pattern: '^([Aa][Ss][Cc]|[Dd][Ee][Ss][Cc])$',
      default: 'DESC',
      description: 'Direction; without case',
    },
    documented: { enum: ['ASC', 'DESC'] },
  }),
})
export type ListQuery = Static<typeof ListQuery>
