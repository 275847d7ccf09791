import { randomBytes } from 'node:crypto'
import type { Release } from '@prilavok/shared-kernel/contract'
import { applyChanges } from '../changes/apply-change'
import { assertNoPartLost } from '../changes/lost-parts'
import { assertPlans, newSets } from '../changes/possible-plans'
import { unreachedShops } from '../changes/unreached-shops'
import type { RolloutsConnection, RolloutsTransaction } from '../database/connection'
import { RolloutError } from '../errors'
import type { Change, ChangeOptions, LoggedChange } from '../model/change'
import type { RulesInForce } from '../model/effective-rule'
import type { ChangeOutcome } from '../model/registry'
import { shopTitle } from '../model/rule'
import { releaseName } from '../part-name'
import { writeLine } from './log'
import { readReleases, readRules } from './read-state'
import { lockRevision, raiseRevision, writeDifference } from './write-state'

export interface ChangeWorld extends RolloutsConnection {
  now(): Date
  /** Descriptors that were read before. */
  known: Map<string, Release>
}

/** Ends the transaction without writing. */
class DryRun extends Error {
  override readonly name = 'DryRun'
  constructor(readonly outcome: ChangeOutcome) {
    super('dry run')
  }
}

/** What the log calls it: a step and an automatic rollback are changes that nobody asked for. */
function kindOf(change: Change, { actor, isUndo }: ChangeOptions): LoggedChange['kind'] {
  if (isUndo) return 'undo'
  if (actor.kind === 'schedule' && change.kind === 'rollout') return 'step'
  if (actor.kind === 'health' && change.kind === 'rollback') return 'automatic-rollback'
  return change.kind
}

/** @throws RolloutError RELEASE_UNKNOWN when one of them is not published now, whatever the rules name already */
export async function assertPublished(
  transaction: RolloutsTransaction,
  releases: readonly { part: string; version: string }[],
): Promise<void> {
  for (const { part, version } of releases) {
    const row = await transaction
      .selectFrom('releases')
      .select('version')
      .where('part', '=', part)
      .where('version', '=', version)
      .where('pruned_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw new RolloutError('RELEASE_UNKNOWN', releaseName({ name: part, version }))
  }
}

const namedBy = (changes: readonly Change[]) =>
  changes.flatMap((change) =>
    'version' in change && change.version !== undefined
      ? [{ part: change.part, version: change.version }]
      : [],
  )

/** @throws RolloutError REASON_MISSING when what was taken back is given again without a word */
function assertReason(changes: readonly Change[], { reason, dryRun }: ChangeOptions): void {
  const again = changes.find((change) => 'again' in change && change.again)
  if (again && !dryRun && reason.trim() === '')
    throw new RolloutError('REASON_MISSING', shopTitle(again.shop))
}

async function assertFitting(
  transaction: RolloutsTransaction,
  { known }: ChangeWorld,
  before: RulesInForce,
  after: RulesInForce,
  changes: readonly Change[],
): Promise<void> {
  const changed = new Set(changes.map(({ shop }) => shop))
  const groups = newSets(before, after, changed)
  const names = new Set(groups.flatMap(({ sets }) => sets.flat()))
  const releases = await readReleases(transaction, names, known)
  for (const [name, release] of releases) known.set(name, release)
  assertPlans(groups, changed, releases)
}

async function changeWithin(
  transaction: RolloutsTransaction,
  changes: readonly Change[],
  options: ChangeOptions,
  world: ChangeWorld,
): Promise<ChangeOutcome> {
  const current = await lockRevision(transaction)
  if (options.expectedRevision !== undefined && options.expectedRevision !== current)
    throw new RolloutError('CHANGED_MEANWHILE', `revision ${options.expectedRevision} is ${current} by now`)
  assertReason(changes, options)
  const before = await readRules(transaction)
  await assertPublished(transaction, namedBy(changes))
  const now = world.now()
  const after = applyChanges(before, changes, {
    now,
    reason: options.reason,
    automatic: options.actor.kind === 'schedule' || options.actor.kind === 'health',
    salt: () => randomBytes(8).toString('hex'),
  })
  assertNoPartLost(before, after)
  await assertFitting(transaction, world, before, after, changes)
  await writeDifference(transaction, before, after, now)
  const revision = current + 1
  const logged: LoggedChange[] = []
  for (const { change, shop, part, version, before: old, after: rule, withdrawal } of after.alterations)
    logged.push(
      await writeLine(transaction, {
        revision,
        at: now.toISOString(),
        actor: options.actor,
        kind: kindOf(change, options),
        shop,
        part,
        version,
        reason: options.reason,
        before: old,
        after: rule,
        withdrawal,
        ...(options.figures && { figures: options.figures }),
      }),
    )
  const unreached = unreachedShops(after, after.alterations)
  if (options.dryRun) throw new DryRun({ revision: current, logged, unreached })
  await raiseRevision(transaction, world.schema, revision)
  return { revision, logged, unreached }
}

/** Applies changes together or not at all. */
export async function changeRules(
  changes: readonly Change[],
  options: ChangeOptions,
  world: ChangeWorld,
): Promise<ChangeOutcome> {
  try {
    return await world.db
      .transaction()
      .execute((transaction) => changeWithin(transaction, changes, options, world))
  } catch (error) {
    if (error instanceof DryRun) return error.outcome
    throw error
  }
}
