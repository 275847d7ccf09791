import { MAX_OVERRIDE_SECONDS, type Override } from '@prilavok/rollouts/decision/override'
import { overrideLinks } from '@prilavok/rollouts/decision/override-links'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { OverrideAnswer } from '../../contract'
import { auditActor } from '../audit-actor'
import { assertMay, requireOperator } from '../require-operator'
import { ofOneShop, partName, versionName } from './body-schemas'

const MIN_SECONDS = 60

const Body = Type.Object(
  {
    ...{ shop: ofOneShop, part: partName, version: versionName },
    seconds: Type.Integer({ minimum: MIN_SECONDS, maximum: MAX_OVERRIDE_SECONDS }),
    page: Type.String({ pattern: '^/', maxLength: 1000 }),
    reason: Type.String({ maxLength: 500 }),
  },
  { additionalProperties: false },
)

/** A link to a version that its shop's buyers do not get; the log says who has made it. */
export async function overrideRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  app.post<{ Body: Static<typeof Body> }>(
    '/overrides',
    { schema: { body: Body } },
    async (request): Promise<OverrideAnswer> => {
      const { shop, part, version, seconds, page, reason } = request.body
      assertMay(request, 'change', shop)
      const { registry, sign, addressOf } = app.world
      const until = new Date(Date.now() + seconds * 1000).toISOString()
      const override: Override = { shop, releases: { [part]: version }, until }
      await registry.allowOverride(override, { actor: auditActor(request.operator), reason: reason.trim() })
      return { ...overrideLinks(sign(override), addressOf(shop), page), until }
    },
  )
}
