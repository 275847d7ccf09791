import { readableShops } from '@prilavok/rollouts/operators/permissions'
import type { PartName } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { LoggedChange, ReleaseInfo } from '../../contract'
import { ConsoleError } from '../errors'
import { overviewOf, shopPlanOf } from '../overview'
import { readTogether } from '../read-together'
import { assertMay, requireOperator } from '../require-operator'

const Time = Type.String({ maxLength: 40, pattern: '^\\d{4}-\\d{2}-\\d{2}T' })
const At = Type.Object({ at: Type.Optional(Time) })
/** `DOMAIN_NAME` of a shop. */
export const Shop = Type.String({ minLength: 1, maxLength: 253 })
const LogQuery = Type.Object({
  shop: Type.Optional(Shop),
  part: Type.Optional(Type.String({ maxLength: 60 })),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
})

/** @throws ConsoleError BAD_REQUEST */
function timeOf(at: string | undefined): Date | undefined {
  if (at === undefined) return undefined
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) throw new ConsoleError('BAD_REQUEST', { reasons: ['«at» is no time'] })
  return time
}

/** Reads of the registry: what holds, what held, releases, log. */
export async function registryRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  const { registry, shops } = app.world
  const stateNow = readTogether(() => registry.state())
  const stateAt = (at: string | undefined) => (at === undefined ? stateNow() : registry.state(timeOf(at)))

  app.get<{ Querystring: Static<typeof At> }>('/overview', { schema: { querystring: At } }, async (request) =>
    overviewOf(request, await stateAt(request.query.at), await shops()),
  )

  app.get<{ Params: { shop: string }; Querystring: Static<typeof At> }>(
    '/plan/:shop',
    { schema: { params: Type.Object({ shop: Shop }), querystring: At } },
    async (request) => {
      const { shop } = request.params
      assertMay(request, 'read', shop)
      return shopPlanOf(await stateAt(request.query.at), shop)
    },
  )

  app.get('/releases', async (): Promise<ReleaseInfo[]> => {
    const releases = await registry.releases()
    return releases.map(({ release, publishedAt, publishedBy, sizes, notes }) => ({
      part: release.name,
      version: release.version,
      builtFrom: release.builtFrom,
      ...{ publishedAt, publishedBy, notes },
      size: Object.values(sizes).reduce((sum, size) => sum + size, 0),
      kernel: release.requires['shared-kernel'],
    }))
  })

  app.get<{ Querystring: Static<typeof LogQuery> }>(
    '/log',
    { schema: { querystring: LogQuery } },
    async (request): Promise<LoggedChange[]> => {
      const { limit = 50, part, ...rest } = request.query
      if (rest.shop) assertMay(request, 'read', rest.shop)
      const shops = readableShops(request.operator)
      return registry.log({
        ...rest,
        limit,
        ...(shops && { shops }),
        ...(part && { part: part as PartName }),
      })
    },
  )
}
