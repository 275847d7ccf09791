import type { Release } from '@prilavok/shared-kernel/contract'
import type { RolloutsDatabase } from '../database/connection'
import type { RegistryState } from '../model/registry-state'
import { NO_RULE_KINDS } from './past-state'
import {
  type KnownReleases,
  namedReleases,
  readReleases,
  readRules,
  readState,
  ruleKey,
  type StoredRules,
} from './read-state'

/** A smaller registry is read whole: that also finds what was changed past the log. */
const WHOLE_UP_TO = 2000

interface Read {
  stored: StoredRules
  releases: Map<string, Release>
}

/** Rules that changed since a revision, by the log. */
async function changedKeys(db: RolloutsDatabase, revision: number): Promise<string[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['shop', 'part'])
    .distinct()
    .where('revision', '>', revision)
    .where('kind', 'not in', [...NO_RULE_KINDS])
    .where('part', 'is not', null)
    .execute()
  return rows.map(({ shop, part }) => ruleKey({ shop, part: part ?? '' }))
}

/**
 * What is in force now. Of a large registry only what has changed since `before` is read, so that one change of one shop does not
 * make every edge read the rules of ten thousand.
 * @param wholeUpTo rules that are read whole nevertheless. @default 2000
 */
export async function readChanges(
  db: RolloutsDatabase,
  before: RegistryState | undefined,
  known: KnownReleases,
  wholeUpTo = WHOLE_UP_TO,
): Promise<Read> {
  if (!before || before.problems.length > 0 || before.rules.length <= wholeUpTo) return readState(db, known)
  const { revision } = await db.selectFrom('registry').select('revision').executeTakeFirstOrThrow()
  // A database restored to an earlier day: its log does not tell what is not so any more.
  if (revision < before.revision) return readState(db, known)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const keys = new Set(await changedKeys(transaction, before.revision))
      const stored = await readRules(transaction, [...keys])
      const rules = [...before.rules.filter((rule) => !keys.has(ruleKey(rule))), ...stored.rules]
      const releases = await readReleases(transaction, namedReleases(rules), known)
      return { stored: { ...stored, rules }, releases }
    })
}
