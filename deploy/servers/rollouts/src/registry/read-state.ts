import type { Release } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { RolloutsDatabase } from '../database/connection'
import { isRecord, isText } from '../json-file'
import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP, type RolloutRule, type Withdrawal } from '../model/rule'
import { releaseName } from '../part-name'
import { releaseViolations } from '../release-violations'
import { RULE_COLUMNS, ruleOfRow, WITHDRAWAL_COLUMNS, withdrawalOfRow } from './rule-rows'
import { isRule, isWithdrawal } from './rule-shape'

type Problem = RegistryState['problems'][number]

/** Rows as they are, before their releases are read. */
export interface StoredRules {
  revision: number
  rules: RolloutRule[]
  withdrawals: Withdrawal[]
  /** Rows that are no rules or withdrawals. */
  problems: Problem[]
}

/** Descriptors by `mf-catalog@1.4.0`. They never change, so those that are known are not read again. */
export type KnownReleases = ReadonlyMap<string, Release>

/** Separates what can be trusted from what cannot; that is told with the shop that it concerns. */
export function trusted<T>(
  values: readonly unknown[],
  is: (value: unknown) => value is T,
  kind: string,
): { good: T[]; problems: Problem[] } {
  const good: T[] = []
  const problems: Problem[] = []
  for (const value of values) {
    if (is(value)) good.push(value)
    else
      problems.push({
        shop: isRecord(value) && isText(value.shop) ? value.shop : EVERY_SHOP,
        problem: `${JSON.stringify(value)} is no ${kind}`,
      })
  }
  return { good, problems }
}

/** @param keys only the rules of these, as `ruleKey` writes them. @default all */
export async function readRules(db: RolloutsDatabase, keys?: readonly string[]): Promise<StoredRules> {
  const { revision } = await db.selectFrom('registry').select('revision').executeTakeFirstOrThrow()
  let query = db.selectFrom('rules').select(RULE_COLUMNS)
  if (keys) query = query.where(sql<boolean>`shop || ' ' || part = any(${keys}::text[])`)
  const ruleRows = await query.execute()
  const withdrawalRows = await db
    .selectFrom('withdrawals')
    .select(WITHDRAWAL_COLUMNS)
    .where('lifted_at', 'is', null)
    .orderBy('id')
    .execute()
  const rules = trusted(ruleRows.map(ruleOfRow), isRule, 'rule')
  const withdrawals = trusted(withdrawalRows.map(withdrawalOfRow), isWithdrawal, 'withdrawal')
  return {
    revision,
    rules: rules.good,
    withdrawals: withdrawals.good,
    problems: [...rules.problems, ...withdrawals.problems],
  }
}

/** Names of the releases that rules name. */
export const namedReleases = (rules: readonly RolloutRule[]): Set<string> =>
  new Set(
    rules.flatMap(({ part, stable, candidate, lastGood }) =>
      [stable, candidate?.version, lastGood].flatMap((version) =>
        version === undefined ? [] : releaseName({ name: part, version }),
      ),
    ),
  )

/** Descriptors of these releases, as far as they are published and can be read. */
export async function readReleases(
  db: RolloutsDatabase,
  names: Iterable<string>,
  known: KnownReleases,
): Promise<Map<string, Release>> {
  const releases = new Map<string, Release>()
  const unknown: string[] = []
  for (const name of names) {
    const release = known.get(name)
    if (release) releases.set(name, release)
    else unknown.push(name)
  }
  if (unknown.length === 0) return releases
  const rows = await db
    .selectFrom('releases')
    .select('descriptor')
    .where(sql<boolean>`part || '@' || version = any(${unknown}::text[])`)
    .execute()
  for (const { descriptor } of rows) {
    if (releaseViolations(descriptor).length > 0) continue
    const release = descriptor as Release
    releases.set(releaseName(release), release)
  }
  return releases
}

/** `shop part` */
export const ruleKey = ({ shop, part }: { shop: string; part: string }): string => `${shop} ${part}`

function byKey(a: RolloutRule, b: RolloutRule): number {
  if (a.shop !== b.shop) return a.shop < b.shop ? -1 : 1
  return a.part < b.part ? -1 : 1
}

/** A rule without the releases that nobody can read; undefined where that is the stable one. */
function readablePart(rule: RolloutRule, releases: KnownReleases): RolloutRule | undefined {
  const has = (version: string) => releases.has(releaseName({ name: rule.part, version }))
  if (!has(rule.stable)) return undefined
  const { candidate, lastGood, ...rest } = rule
  if ((!candidate || has(candidate.version)) && (lastGood === undefined || has(lastGood))) return rule
  return {
    ...rest,
    ...(candidate && has(candidate.version) && { candidate }),
    ...(lastGood !== undefined && has(lastGood) && { lastGood }),
  }
}

/** Joins rules and releases; what cannot be read touches only the shops of the rules that name it. */
export function joinState(stored: StoredRules, releases: KnownReleases): RegistryState {
  const problems = [...stored.problems]
  const rules: RolloutRule[] = []
  for (const rule of stored.rules) {
    for (const name of namedReleases([rule]))
      if (!releases.has(name)) problems.push({ shop: rule.shop, problem: `${name} cannot be read` })
    const readable = readablePart(rule, releases)
    if (readable) rules.push(readable)
  }
  return {
    revision: stored.revision,
    rules: rules.sort(byKey),
    withdrawals: stored.withdrawals,
    releases: [...releases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, release]) => release),
    problems,
  }
}

/** What is in force, read at one moment. @param known descriptors that need not be read again */
export const readState = (
  db: RolloutsDatabase,
  known: KnownReleases = new Map(),
): Promise<{ stored: StoredRules; releases: Map<string, Release> }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const stored = await readRules(transaction)
      return { stored, releases: await readReleases(transaction, namedReleases(stored.rules), known) }
    })
