import type { Change } from '@prilavok/rollouts/model/change'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { ChangeAnswer } from '../../contract'
import { auditActor } from '../audit-actor'
import { ConsoleError } from '../errors'
import { assertMay, requireOperator, visible } from '../require-operator'
import { anyShop, partName, versionName } from './body-schemas'

const shop = anyShop
const part = partName
const version = versionName
const only = { additionalProperties: false }
const kinds = <Kind extends string>(...names: Kind[]) => Type.Union(names.map((name) => Type.Literal(name)))

/** As `Change` of the registry's model. */
const ChangeSchema = Type.Union([
  Type.Object({ kind: kinds('use', 'pin'), shop, part, version }, only),
  Type.Object(
    {
      kind: Type.Literal('rollout'),
      ...{ shop, part, version },
      share: Type.Number({ minimum: 0, maximum: 100 }),
      steps: Type.Optional(Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 100 }), { maxItems: 20 })),
      everySeconds: Type.Optional(Type.Integer({ minimum: 60, maximum: 30 * 24 * 3600 })),
    },
    only,
  ),
  Type.Object({ kind: Type.Literal('rollback'), shop, part, version: Type.Optional(version) }, only),
  Type.Object({ kind: kinds('promote', 'pause', 'resume', 'unpin', 'follow'), shop, part }, only),
  Type.Object(
    { kind: Type.Literal('freeze'), shop, part: Type.Optional(part), until: Type.String({ maxLength: 40 }) },
    only,
  ),
  Type.Object({ kind: Type.Literal('unfreeze'), shop, part: Type.Optional(part) }, only),
])
const Body = Type.Object(
  {
    changes: Type.Array(ChangeSchema, { minItems: 1, maxItems: 50 }),
    reason: Type.String({ maxLength: 500 }),
    dryRun: Type.Optional(Type.Boolean()),
    expectedRevision: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  only,
)

/** The one way in which the console changes something. */
export async function changeRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  app.post<{ Body: Static<typeof Body> }>(
    '/changes',
    { schema: { body: Body } },
    async (request): Promise<ChangeAnswer> => {
      const { reason, dryRun = false, expectedRevision } = request.body
      const changes = request.body.changes as Change[]
      for (const change of changes) assertMay(request, 'change', change.shop)
      if (!dryRun && reason.trim() === '' && changes.some(({ kind }) => kind === 'rollback'))
        throw new ConsoleError('REASON_MISSING')
      const { revision, logged } = await app.world.registry.change(changes, {
        actor: auditActor(request.operator),
        reason: reason.trim(),
        dryRun,
        ...(expectedRevision !== undefined && { expectedRevision }),
      })
      return { revision, logged: visible(request, logged) }
    },
  )
}
