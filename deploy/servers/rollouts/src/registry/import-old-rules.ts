import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@prilavok/shared-kernel/contract'
import type { RolloutsTransaction } from '../database/connection'
import { isRecord } from '../json-file'
import type { RolloutRule } from '../model/rule'
import { releaseName } from '../part-name'
import { listReleases, releaseFolder } from '../registry'
import { writeLine } from './log'
import { insertRelease, type PublishWorld } from './publish-release'
import { trusted } from './read-state'
import { releaseSizes } from './release-sizes'
import { isRule } from './rule-shape'
import { lockRevision, raiseRevision, writeDifference } from './write-state'

const ACTOR = { kind: 'start', name: 'import' } as const

/** The rules of an installation from before the registry had a database; none where there is no such file. */
async function oldRules(releasesDir: string): Promise<RolloutRule[]> {
  const text = await readFile(join(releasesDir, 'rules.json'), 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  return isRecord(value) && Array.isArray(value.rules) ? trusted(value.rules, isRule, 'rule').good : []
}

async function importWithin(
  transaction: RolloutsTransaction,
  world: PublishWorld,
  releases: readonly Release[],
  rules: readonly RolloutRule[],
): Promise<void> {
  const revision = await lockRevision(transaction)
  const known = await transaction.selectFrom('releases').select('version').limit(1).execute()
  if (revision > 0 || known.length > 0) return
  const now = world.now()
  for (const release of releases) {
    const sizes = await releaseSizes(releaseFolder(world.releasesDir, release.name, release.version), release)
    const published = { sizes, notes: '', published_at: now, published_by: ACTOR.name }
    await insertRelease(transaction, release, published)
  }
  const empty = { rules: [], withdrawals: [] }
  await writeDifference(transaction, empty, { rules, withdrawals: [] }, now)
  for (const rule of rules)
    await writeLine(transaction, {
      revision: 1,
      at: now.toISOString(),
      actor: ACTOR,
      kind: 'use',
      shop: rule.shop,
      part: rule.part,
      version: rule.stable,
      reason: 'taken over from rules.json',
      after: rule,
    })
  await raiseRevision(transaction, world.schema, 1)
}

/** Takes over `rules.json` and the published folders into an empty registry; once, for it is not empty afterwards. */
export async function importOldRules(world: PublishWorld): Promise<void> {
  const { revision } = await world.db.selectFrom('registry').select('revision').executeTakeFirstOrThrow()
  if (revision > 0) return
  const rules = await oldRules(world.releasesDir)
  if (rules.length === 0) return
  const releases = await listReleases(world.releasesDir, () => undefined)
  const names = new Set(releases.map(releaseName))
  const usable = rules.filter(({ part, stable }) => names.has(releaseName({ name: part, version: stable })))
  await world.db.transaction().execute((transaction) => importWithin(transaction, world, releases, usable))
}
