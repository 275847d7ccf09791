import { existsSync } from 'node:fs'
import type { Release } from '@prilavok/shared-kernel/contract'
import type { RolloutsConnection, RolloutsTransaction } from '../database/connection'
import { RolloutError } from '../errors'
import type { Actor } from '../model/change'
import type { Registry } from '../model/registry'
import { EVERY_SHOP } from '../model/rule'
import { releaseName } from '../part-name'
import { readDescriptor, releaseFolder } from '../registry'
import { writeLine } from './log'
import { budgetViolations, joinWarnings } from './publish-checks'
import { readReleases, readRules } from './read-state'
import { copyBuild, sameContent } from './release-draft'
import { releaseSizes } from './release-sizes'
import { lockRevision, raiseRevision } from './write-state'

export interface PublishOptions {
  actor: Actor
  notes?: string
  /** Why, for the log. @default the notes */
  reason?: string
  dryRun?: boolean
  /** What to do with a release that is larger than its budgets. @default 'reject' */
  budgets?: 'reject' | 'warn'
}

export interface PublishWorld extends RolloutsConnection {
  releasesDir: string
  now(): Date
  /** Descriptors that were read before. */
  known: Map<string, Release>
}

type Published = Awaited<ReturnType<Registry['publish']>>

interface Row {
  descriptor: Release
  isPruned: boolean
}

async function publishedRow(
  db: RolloutsTransaction | RolloutsConnection['db'],
  { name, version }: Release,
): Promise<Row | undefined> {
  const row = await db
    .selectFrom('releases')
    .select(['descriptor', 'pruned_at'])
    .where('part', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { descriptor: row.descriptor as Release, isPruned: row.pruned_at !== null }
}

const assertSame = (row: Row | undefined, release: Release) => {
  if (row && !sameContent(row.descriptor, release))
    throw new RolloutError('VERSION_TAKEN', releaseName(release))
}

/** Makes the release exist, or exist again after it was pruned. */
export async function insertRelease(
  transaction: RolloutsTransaction,
  release: Release,
  values: { sizes: Record<string, number>; notes: string; published_at: Date; published_by: string },
): Promise<void> {
  const row = {
    ...values,
    descriptor: JSON.stringify(release),
    sizes: JSON.stringify(values.sizes),
    pruned_at: null,
  }
  await transaction
    .insertInto('releases')
    .values({ part: release.name, version: release.version, ...row })
    .onConflict((conflict) => conflict.columns(['part', 'version']).doUpdateSet(row))
    .execute()
}

/** @returns warnings @throws RolloutError BUDGET_EXCEEDED, PLAN_INCOMPATIBLE */
async function checkDraft(
  folder: string,
  release: Release,
  budgets: 'reject' | 'warn',
  { db, releasesDir, known }: PublishWorld,
): Promise<string[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['part', 'version'])
    .where('pruned_at', 'is', null)
    .execute()
  const names = rows.map(({ part, version }) => releaseName({ name: part, version }))
  const releases = await readReleases(db, names, known)
  const rules = await readRules(db)
  const warnings = joinWarnings(release, { rules, releases })
  const above = await budgetViolations(folder, release, { rules, releasesDir })
  if (above.length > 0 && budgets === 'reject')
    throw new RolloutError('BUDGET_EXCEEDED', releaseName(release), above)
  return [...warnings, ...above]
}

/**
 * Copies a build into the folder of its version and makes the release exist, in one transaction: a folder without a row is no
 * release, and the row is written when the folder is whole. Who publishes again after being killed completes it.
 */
export async function publishRelease(
  build: string,
  { actor, notes = '', reason = notes, dryRun = false, budgets = 'reject' }: PublishOptions,
  world: PublishWorld,
): Promise<Published> {
  const release = await readDescriptor(build)
  const folder = releaseFolder(world.releasesDir, release.name, release.version)
  const before = await publishedRow(world.db, release)
  assertSame(before, release)
  if (before && !before.isPruned && existsSync(folder))
    return { release: before.descriptor, folder, outcome: 'already', warnings: [] }

  const draft = await copyBuild(build, world.releasesDir, release)
  try {
    const sizes = await releaseSizes(draft.folder, release)
    const warnings = await checkDraft(draft.folder, release, budgets, world)
    if (dryRun) return { release, folder, outcome: 'published', warnings }
    return await world.db.transaction().execute(async (transaction) => {
      const revision = (await lockRevision(transaction)) + 1
      const now = world.now()
      const row = await publishedRow(transaction, release)
      assertSame(row, release)
      if (row && !row.isPruned) {
        // Somebody else was quicker, or the folder was lost: the same content goes into its place.
        if (!existsSync(folder)) await draft.moveTo(folder)
        return { release: row.descriptor, folder, outcome: 'already', warnings: [] }
      }
      await draft.moveTo(folder)
      await insertRelease(transaction, release, {
        sizes,
        notes,
        published_at: now,
        published_by: actor.name,
      })
      await writeLine(transaction, {
        revision,
        at: now.toISOString(),
        actor,
        kind: 'publish',
        shop: EVERY_SHOP,
        part: release.name,
        version: release.version,
        reason,
      })
      await raiseRevision(transaction, world.schema, revision)
      return { release, folder, outcome: 'published', warnings }
    })
  } finally {
    await draft.discard()
  }
}
