import type { SectionAnswer, SectionsAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { IdParams, knownId, ShortText } from '../http/schemas'
import { loadFoundSections } from '../search/found-sections'
import { loadSection, loadSections } from './load-sections'

/** Depth that the client asks for (000 §9). */
const Tree = Type.Object({ depth: Type.Integer({ minimum: 1, maximum: 4, default: 4 }) })
type Tree = Static<typeof Tree>

const Listing = Type.Object({ q: Type.Optional(ShortText) })
type Listing = Static<typeof Listing>

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
  app.get<{ Params: IdParams }>(
    '/v3/api/catalog/section/:id/',
    {
      schema: { params: IdParams, summary: 'A section with its path and what it holds', tags: ['catalogue'] },
    },
    async (request): Promise<SectionAnswer> =>
      loadSection(app.db, request.session.shopId, knownId(request.params.id)),
  )
  /** Sections of a listing: of what a search found, else the main ones. */
  app.get<{ Querystring: Listing }>(
    '/v3/api/catalog/section/',
    {
      schema: {
        querystring: Listing,
        summary: 'Sections of what a search found, else the main ones',
        tags: ['catalogue'],
      },
    },
    async (request): Promise<SectionAnswer> => {
      const { q } = request.query
      const { shopId } = request.session
      const found = q ? await loadFoundSections(app.db, shopId, q) : await loadSections(app.db, shopId, 1)
      return { ITEM: null, PATH: [], CHILDREN: found }
    },
  )
}
