import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { RolloutsTransaction } from '../database/connection'
import { MAX_OVERRIDE_SECONDS } from '../decision/override'
import type { Actor } from '../model/change'
import { EVERY_SHOP } from '../model/rule'
import { isPartName, releaseName } from '../part-name'
import { releaseFolder } from '../registry'
import { writeLine } from './log'
import { readPastState } from './past-state'
import type { PublishWorld } from './publish-release'
import { namedReleases, readRules, trusted } from './read-state'
import { isRule } from './rule-shape'
import { lockRevision, raiseRevision } from './write-state'

/** Pages that are open may still load a module of a plan that was given this long ago. */
const REACH_MS = 86_400_000

interface PruneOptions {
  actor: Actor
  reason?: string
  dryRun?: boolean
}

interface Row {
  part: string
  version: string
}

/** Names of the releases that a link of a developer gave since then, or gives. */
async function linked(transaction: RolloutsTransaction, since: Date): Promise<string[]> {
  const rows = await transaction
    .selectFrom('changes')
    .select(['part', 'version'])
    .where('kind', '=', 'override')
    // Of older lines only the beginning is known.
    .where('at', '>', new Date(since.getTime() - MAX_OVERRIDE_SECONDS * 1000))
    .where((of) => of.or([of('valid_until', 'is', null), of('valid_until', '>', since)]))
    .execute()
  return rows.map(({ part, version }) => `${part}@${version}`)
}

/** Names of all releases that a rule or a link names, or named since. */
async function reachable(transaction: RolloutsTransaction, since: Date): Promise<Set<string>> {
  const now = await readRules(transaction)
  const past = await readPastState(transaction, since)
  const lines = await transaction
    .selectFrom('changes')
    .select(['before', 'after'])
    .where('at', '>', since)
    .execute()
  const between = trusted(
    lines.flatMap(({ before, after }) => [before, after].filter((rule) => rule !== null)),
    isRule,
    'rule',
  )
  const byRules = namedReleases([...now.rules, ...past.rules, ...between.good])
  return new Set([...byRules, ...(await linked(transaction, since))])
}

async function pruneWithin(
  transaction: RolloutsTransaction,
  { actor, reason = '', dryRun = false }: PruneOptions,
  world: PublishWorld,
): Promise<Row[]> {
  const revision = (await lockRevision(transaction)) + 1
  const now = world.now()
  const since = new Date(now.getTime() - REACH_MS)
  const needed = await reachable(transaction, since)
  const rows = await transaction
    .selectFrom('releases')
    .select(['part', 'version'])
    .where('pruned_at', 'is', null)
    .where('published_at', '<', since)
    // A row that names a release in a way that cannot be read keeps it, too.
    .where(
      sql<boolean>`not exists (select from ${sql.table(`${world.schema}.rules`)} as rule where rule.part = releases.part
        and releases.version in (rule.stable, rule.last_good, rule.candidate_version))`,
    )
    .orderBy('part')
    .orderBy('version')
    .execute()
  const gone = rows.filter(({ part, version }) => !needed.has(releaseName({ name: part, version })))
  if (dryRun || gone.length === 0) return gone
  for (const { part, version } of gone) {
    await transaction
      .updateTable('releases')
      .set({ pruned_at: now })
      .where('part', '=', part)
      .where('version', '=', version)
      .execute()
    if (!isPartName(part)) continue
    await writeLine(transaction, {
      revision,
      at: now.toISOString(),
      actor,
      kind: 'prune',
      shop: EVERY_SHOP,
      part,
      version,
      reason,
    })
  }
  await raiseRevision(transaction, world.schema, revision)
  return gone
}

/**
 * Files go after the rows: who is killed in between deletes them the next time. Both under the lock of the registry, so that a
 * version that is published again meanwhile keeps its files.
 */
export async function pruneReleases(options: PruneOptions, world: PublishWorld): Promise<string[]> {
  const gone = await world.db.transaction().execute((transaction) => pruneWithin(transaction, options, world))
  if (!options.dryRun) {
    await world.db.transaction().execute(async (transaction) => {
      await lockRevision(transaction)
      const pruned = await transaction
        .selectFrom('releases')
        .select(['part', 'version'])
        .where('pruned_at', 'is not', null)
        .execute()
      for (const { part, version } of pruned)
        if (isPartName(part))
          await rm(releaseFolder(world.releasesDir, part, version), { recursive: true, force: true })
    })
  }
  return gone.map(({ part, version }) => releaseName({ name: part, version }))
}
