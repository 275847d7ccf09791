import { createHash } from 'node:crypto'
import type { Database } from '@prilavok/supplier-api/platform/database/connection'
import { apiErrors } from '@prilavok/supplier-api/platform/errors'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawBanner, readBannerName } from './banner'
import { openIllustrations } from './illustrations'
import { logo, wordmark } from './logo'
import { loyaltySign } from './loyalty-sign'
import { schemeColours } from './scheme-colours'

const Params = Type.Object({
  file: Type.String({
    pattern: '^[a-z0-9-]{1,80}\\.svg$',
    description: 'Name of the picture, as a path of an answer has it',
  }),
})
type Params = Static<typeof Params>

/** Pictures of the demonstration goods and shops. Public: a picture needs no token. */
export async function pictures(app: FastifyInstance): Promise<void> {
  const illustrations = await openIllustrations()
  const schema = { params: Params, tags: ['files'] }
  app.get<{ Params: Params }>(
    '/upload/illustrations/:file',
    { schema: { ...schema, summary: 'Picture of a demonstration product' } },
    async (request, reply) => send(request, reply, await illustrations.find(request.params.file)),
  )
  app.get<{ Params: Params }>(
    '/upload/logos/:file',
    { schema: { ...schema, summary: 'Logo of a demonstration shop' } },
    async (request, reply) => {
      const shop = await shopOf(app.db, stem(request.params.file))
      if (!shop) return send(request, reply, null)
      const { id, color_scheme, header_no_name, name } = shop
      return send(request, reply, header_no_name ? wordmark(id, color_scheme, name) : logo(id, color_scheme))
    },
  )
  app.get<{ Params: Params }>(
    '/upload/loyalty/:file',
    { schema: { ...schema, summary: 'Sign of the loyalty programme of a demonstration shop' } },
    async (request, reply) => {
      const shop = await shopOf(app.db, stem(request.params.file))
      return send(request, reply, shop ? loyaltySign(schemeColours(shop.color_scheme)) : null)
    },
  )
  app.get<{ Params: Params }>(
    '/upload/banners/:file',
    { schema: { ...schema, summary: 'Banner of a demonstration shop' } },
    async (request, reply) => {
      const named = readBannerName(stem(request.params.file))
      const shop = named && (await shopOf(app.db, named.link))
      if (!shop) throw apiErrors.notFound()
      const colours = schemeColours(shop.color_scheme)
      return send(request, reply, await drawBanner(named.picture, colours, illustrations.find))
    },
  )
}

const stem = (file: string): string => file.replace(/\.svg$/, '')

const shopOf = (db: Database, link: string) =>
  db
    .selectFrom('shops')
    .where('link', '=', link)
    .select(['id', 'color_scheme', 'header_no_name', 'name'])
    .executeTakeFirst()

/** A year; the content decides the ETag. Scripts in a picture that is opened on its own never run. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: string | null,
): Promise<FastifyReply> {
  if (picture === null) throw apiErrors.notFound()
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type('image/svg+xml').send(picture)
}
