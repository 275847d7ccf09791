import type { FastifyInstance } from 'fastify'
import type { Document } from './complete-document'
import { documentPage } from './page'

/** The document of the API for programs and for people, behind the edge as well. */
export async function apiDocument(app: FastifyInstance): Promise<void> {
  let page: string | undefined
  const root = '/v3/api/docs/'
  app.get(
    `${root}openapi.json`,
    { schema: { summary: 'This API as an OpenAPI 3.1 document', tags: ['operations'] } },
    async (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
  app.get(
    root,
    { schema: { summary: 'This API as a page', tags: ['operations'] } },
    async (request, reply) => {
      // Its links are relative.
      if (!/\/docs\/(\?|$)/.test(request.url)) return reply.redirect(root)
      page ??= documentPage(app.swagger() as Document)
      return reply.header('cache-control', 'public, max-age=300').type('text/html; charset=utf-8').send(page)
    },
  )
}
