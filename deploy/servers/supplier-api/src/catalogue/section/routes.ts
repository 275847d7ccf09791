import type { FilenameAnswer, SectionAnswer, SectionsAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Database } from '../../platform/database/connection'
import type { Api } from '../../platform/http/api'
import { IdParams, knownId, unused } from '../../platform/http/schemas'
import { countCall, rules } from '../../platform/limits/count-call'
import { requireClient } from '../../platform/session/require-client'
import { appliedText, sectionOf } from '../listing/filters/read-applied'
import { FilterQuery } from '../listing/list-query'
import { loadFoundSections } from '../search/found-sections'
import { loadSection, loadSections } from '../section-tree/load-sections'
import { countFiltered } from './count-filtered'
import { exportPriceList } from './export-price-list'

/** Depth that the client asks for (000 §9). */
const Tree = Type.Object({
  depth: Type.Integer({
    minimum: 1,
    maximum: 4,
    default: 4,
    description: 'Levels of the tree, from the top',
  }),
  new: unused,
  mode: unused,
  datereq: unused,
})

const Listing = Type.Composite([
  FilterQuery,
  Type.Object({
    type: Type.Optional(
      Type.Literal('export', {
        description:
          'export: the path of a price list of the section or of all products as a file, for clients',
      }),
    ),
  }),
])

/** The tree of sections and single sections (000 §7). */
export async function sections(app: Api): Promise<void> {
  app.get(
    '/v3/api/catalog/sections/',
    { schema: { querystring: Tree, summary: 'Tree of sections' } },
    async (request): Promise<SectionsAnswer> => ({
      ITEMS: await loadSections(app.db, request.session.shopId, request.query.depth),
    }),
  )
  app.get(
    '/v3/api/catalog/sectionsmain/',
    { schema: { summary: 'Main sections' } },
    async (request): Promise<SectionsAnswer> => ({
      ITEMS: await loadSections(app.db, request.session.shopId, 1),
    }),
  )
  app.get(
    '/v3/api/catalog/section/:id/',
    {
      schema: {
        ...{ params: IdParams, querystring: FilterQuery },
        summary: 'A section with its path and what it holds, counted under the filters',
      },
    },
    async ({ session: { shopId }, params: { id }, query }): Promise<SectionAnswer> =>
      oneSection(app.db, shopId, id, query),
  )
  app.get(
    '/v3/api/catalog/section/',
    {
      schema: {
        querystring: Listing,
        summary:
          'The section of filter[SECTION_ID], else those of what a search found, else the main ones; type=export: the price list',
      },
    },
    async ({ session, query }): Promise<SectionAnswer | FilenameAnswer> => {
      const { shopId } = session
      const id = sectionOf(query)
      if (query.type === 'export') {
        requireClient(session)
        await countCall(app.db, shopId, rules.documentsOfVisitor, session.buyerId)
        return { FILENAME: await exportPriceList(app, session, id === undefined ? id : knownId(id)) }
      }
      if (id !== undefined) return oneSection(app.db, shopId, id, query)
      const found = query.q
        ? await loadFoundSections(app.db, shopId, query.q)
        : await loadSections(app.db, shopId, 1)
      const answer = { ITEM: null, PATH: [], CHILDREN: found }
      return appliedText(query) === '' ? answer : countFiltered(app.db, shopId, answer, query)
    },
  )
}

/** A section of the path, counted under what the call chooses. */
async function oneSection(
  db: Database,
  shopId: number,
  sectionId: number,
  query: FilterQuery,
): Promise<SectionAnswer> {
  const filters = appliedText(query)
  const answer = await loadSection(db, shopId, knownId(sectionId))
  if (filters === '' && !query.q) return answer
  return countFiltered(db, shopId, answer, { q: query.q, filter: { SECTION_ID: sectionId }, filters })
}
