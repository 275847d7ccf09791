import type { FilenameAnswer, SectionAnswer, SectionsAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { IdParams, knownId, PathId, Query, unused } from '../http/schemas'
import { countCall, rules } from '../limits/count-call'
import { FilterQuery } from '../listing/list-query'
import { loadFoundSections } from '../search/found-sections'
import { requireClient } from '../session/require-client'
import { countFiltered } from './count-filtered'
import { exportPriceList } from './export-price-list'
import { loadSection, loadSections } from './load-sections'

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
type Tree = Static<typeof Tree>

const Listing = Type.Object({
  q: Type.Optional(Query),
  type: Type.Optional(
    Type.Literal('export', {
      description: 'export: the path of a price list of the goods as a file, for clients',
    }),
  ),
  filter: Type.Optional(
    Type.Object({
      SECTION_ID: Type.Optional(
        Type.Integer({ ...PathId, description: 'Of type=export: ID of the section; without it all goods' }),
      ),
    }),
  ),
})
type Listing = Static<typeof Listing>

const One = Type.Object({ filters: FilterQuery.properties.filters })
type One = Static<typeof One>

/** The tree of sections and single sections (000 §7). */
export async function sections(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Tree }>(
    '/v3/api/catalog/sections/',
    { schema: { querystring: Tree, summary: 'Tree of sections', tags: ['catalogue'] } },
    async (request): Promise<SectionsAnswer> => ({
      ITEMS: await loadSections(app.db, request.session.shopId, request.query.depth),
    }),
  )
  app.get(
    '/v3/api/catalog/sectionsmain/',
    { schema: { summary: 'Main sections', tags: ['catalogue'] } },
    async (request): Promise<SectionsAnswer> => ({
      ITEMS: await loadSections(app.db, request.session.shopId, 1),
    }),
  )
  app.get<{ Params: IdParams; Querystring: One }>(
    '/v3/api/catalog/section/:id/',
    {
      schema: {
        ...{ params: IdParams, querystring: One, tags: ['catalogue'] },
        summary: 'A section with its path and what it holds, counted under the filters',
      },
    },
    async ({ session: { shopId }, params, query }): Promise<SectionAnswer> => {
      const answer = await loadSection(app.db, shopId, knownId(params.id))
      return query.filters ? countFiltered(app.db, shopId, answer, query.filters) : answer
    },
  )
  /** Sections of a listing: of what a search found, else the main ones. With type=export the price list. */
  app.get<{ Querystring: Listing }>(
    '/v3/api/catalog/section/',
    {
      schema: {
        querystring: Listing,
        summary: 'Sections of what a search found, else the main ones; type=export: the price list',
        tags: ['catalogue'],
      },
    },
    async ({ session, query }): Promise<SectionAnswer | FilenameAnswer> => {
      const { shopId } = session
      if (query.type === 'export') {
        requireClient(session)
        await countCall(app.db, shopId, rules.papersOfVisitor, session.buyerId)
        const id = query.filter?.SECTION_ID
        return { FILENAME: await exportPriceList(app, session, id === undefined ? id : knownId(id)) }
      }
      const found = query.q
        ? await loadFoundSections(app.db, shopId, query.q)
        : await loadSections(app.db, shopId, 1)
      return { ITEM: null, PATH: [], CHILDREN: found }
    },
  )
}
