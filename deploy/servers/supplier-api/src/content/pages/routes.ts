import type { ContentAnswer, InfoAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { loadInfo, loadPage, loadPageList } from './load-pages'

const Name = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,100}$',
  description:
    'With a type: CODE of the page wanted; with a content code: id of the block where the wanted part begins',
})
const PathParams = Type.Object({
  '*': Type.String({ maxLength: 300, description: 'Path of the page; its last part is the CODE' }),
})
const InfoParams = Type.Object({
  name: Type.String({
    maxLength: 200,
    description: 'A type of pages (front_up, front_down), or the CODE of a text',
  }),
})
const InfoQuery = Type.Object({ element: Type.Optional(Name) })

/** Content pages and info texts of the shop, for everybody (000 §7, 001 §7). */
export async function content(app: Api): Promise<void> {
  /** The last part of the path is the code; what is before it names the list that led there (SHELL-020). */
  app.get(
    '/v1/content/*',
    { schema: { params: PathParams, summary: 'A content page in blocks' } },
    async ({ session, params }): Promise<ContentAnswer> => {
      const code = params['*'].split('/').filter(Boolean).at(-1) ?? ''
      const page = await loadPage(app.db, session.shopId, code)
      if (!page) throw apiErrors.notFound()
      return page
    },
  )

  app.get(
    '/v3/api/info/:name/',
    { schema: { params: InfoParams, querystring: InfoQuery, summary: 'Pages of a list, or one text' } },
    async ({ session: { shopId }, params: { name }, query: { element } }): Promise<InfoAnswer> => {
      const list = await loadPageList(app.db, shopId, name)
      if (list.length === 0) return { ITEMS: await loadInfo(app.db, shopId, name, { part: element }) }
      return {
        ITEMS: element === undefined ? list : await loadInfo(app.db, shopId, element, { type: name }),
      }
    },
  )
}
