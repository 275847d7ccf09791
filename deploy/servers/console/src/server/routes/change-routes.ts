import type { Change } from '@prilavok/rollouts/model/change'
import { effectiveRule, ruleOf } from '@prilavok/rollouts/model/effective-rule'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { ChangeAnswer } from '../../contract'
import { redShops } from '../../health-tone'
import { auditActor } from '../audit-actor'
import { ConsoleError } from '../errors'
import { readHealth } from '../read-health'
import { assertMay, requireOperator, visible } from '../require-operator'
import { anyShop, partName, versionName } from './body-schemas'

const shop = anyShop
const part = partName
const version = versionName
const again = Type.Optional(Type.Boolean())
const only = { additionalProperties: false }
const kinds = <Kind extends string>(...names: Kind[]) => Type.Union(names.map((name) => Type.Literal(name)))

/** As `Change` of the registry's model. */
const ChangeSchema = Type.Union([
  Type.Object({ kind: kinds('use', 'pin'), shop, part, version, again }, only),
  Type.Object(
    {
      kind: Type.Literal('rollout'),
      ...{ shop, part, version, again },
      share: Type.Number({ minimum: 0, maximum: 100 }),
      steps: Type.Optional(Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 100 }), { maxItems: 20 })),
      everySeconds: Type.Optional(Type.Integer({ minimum: 60, maximum: 30 * 24 * 3600 })),
    },
    only,
  ),
  Type.Object({ kind: Type.Literal('rollback'), shop, part, version: Type.Optional(version), again }, only),
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
    isUndo: Type.Optional(Type.Boolean()),
    expectedRevision: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  only,
)

/** A rollback, and a version that was taken back and is given again. */
const needsReason = (change: Change) => change.kind === 'rollback' || ('again' in change && change.again)

type Promotion = Extract<Change, { kind: 'promote' | 'use' | 'pin' | 'rollout' }>

/** What gives one version to all buyers: that of a candidate, when it is its version. */
const isForEverybody = (change: Change): change is Promotion =>
  change.kind === 'rollout' ? change.share === 100 : ['promote', 'use', 'pin'].includes(change.kind)

/** The one way in which the console changes something. */
export async function changeRoutes(app: FastifyInstance): Promise<void> {
  requireOperator(app)
  /** Whether everybody would get a candidate that fails more often than the stable version. */
  const promotesRed = async (changes: readonly Change[]): Promise<boolean> => {
    const promotions = changes.filter(isForEverybody)
    if (promotions.length === 0) return false
    const [{ rules, withdrawals }, health] = [await app.world.registry.state(), await readHealth(app.world)]
    return promotions.some((target) => {
      const rule = ruleOf(rules, target.shop, target.part)
      const given = rule && effectiveRule(rule, target.shop, withdrawals)
      if (!given?.candidate || ('version' in target && target.version !== given.candidate.version))
        return false
      const versions = { candidate: given.candidate.version, stable: given.stable }
      return redShops(health, { shop: target.shop, part: given.part }, versions).length > 0
    })
  }
  app.post<{ Body: Static<typeof Body> }>(
    '/changes',
    { schema: { body: Body } },
    async (request): Promise<ChangeAnswer> => {
      const { reason, dryRun = false, isUndo = false, expectedRevision } = request.body
      const changes = request.body.changes as Change[]
      for (const change of changes) assertMay(request, 'change', change.shop)
      if (!dryRun && reason.trim() === '' && (changes.some(needsReason) || (await promotesRed(changes))))
        throw new ConsoleError('REASON_MISSING')
      const { revision, logged, unreached } = await app.world.registry.change(changes, {
        actor: auditActor(request.operator),
        reason: reason.trim(),
        dryRun,
        isUndo,
        ...(expectedRevision !== undefined && { expectedRevision }),
      })
      return { revision, logged: visible(request, logged), unreached: visible(request, unreached) }
    },
  )
}
