import type { BanksAnswer, CompaniesAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { formText } from '../../platform/http/schemas'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'

const Query = Type.Object({
  query: formText(200, 'Number or the beginning of a name; shorter than two signs finds nothing'),
})
type Query = Static<typeof Query>

const SHORTEST = 2

/** Look-up of companies and banks for the forms of registration and settings (001 §7); for every visitor. */
export async function companies(app: Api): Promise<void> {
  async function find<Item>(
    request: FastifyRequest<{ Querystring: Query }>,
    ask: (query: string) => Promise<Item[]>,
  ): Promise<Item[]> {
    const query = request.query.query?.trim().replace(/\s+/g, ' ') ?? ''
    if (query.length < SHORTEST) return []
    const { shopId, buyerId } = request.session
    await countCall(app.db, shopId, rules.lookUpsOfVisitor, buyerId)
    await countCall(app.db, shopId, rules.lookUpsOfAddress, addressOf(request))
    return ask(query).catch((cause: unknown) => {
      request.log.warn({ err: cause }, 'the look-up of companies failed')
      throw apiErrors.companiesUnavailable()
    })
  }

  app.get(
    '/v3/api/client/dadata/inn/',
    { schema: { querystring: Query, summary: 'Companies by tax number or name' } },
    async (request): Promise<CompaniesAnswer> => ({
      ITEMS: await find(request, (query) => app.services.companies.companies(query)),
    }),
  )
  app.get(
    '/v3/api/client/dadata/bank/',
    { schema: { querystring: Query, summary: 'Banks by code or name' } },
    async (request): Promise<BanksAnswer> => ({
      ITEMS: await find(request, (query) => app.services.companies.banks(query)),
    }),
  )
}
