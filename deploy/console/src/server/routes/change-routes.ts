import type { Change } from '@prilavok/rollouts/model/change'
import type { Operator } from '@prilavok/rollouts/operators/operator'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { ChangeAnswer } from '../../contract'
import { ConsoleError } from '../errors'
import { assertMay, requireOperator, visible } from '../require-operator'

const shop = Type.String({ minLength: 1, maxLength: 253 })
const part = Type.String({ pattern: '^(shell|mf-[a-z0-9-]+)$', maxLength: 60 })
const version = Type.String({ minLength: 1, maxLength: 100 })
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

/** Two operators may have one name; the login tells them apart in the log. */
const auditName = ({ name, login }: Operator) => (name === login ? login : `${name} (${login})`)

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
        actor: { kind: 'operator', name: auditName(request.operator) },
        reason: reason.trim(),
        dryRun,
        ...(expectedRevision !== undefined && { expectedRevision }),
      })
      return { revision, logged: visible(request, logged) }
    },
  )
}
