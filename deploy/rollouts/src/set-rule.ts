import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@prilavok/shared-kernel/contract'
import { planViolations } from './compatibility/plan-violations'
import { RolloutError } from './errors'
import { replaceFile } from './json-file'
import { chosenReleases } from './plan'
import { readRelease } from './registry'
import { EVERY_SHOP, type RolloutRule, readRules, rulesFile, rulesOfShop } from './rules'

/** A lock older than this was left behind by a process that died. */
const LOCK_MS = 10_000

function withLock<T>(file: string, work: () => T): T {
  const lock = `${file}.lock`
  const left = statSync(lock, { throwIfNoEntry: false })
  if (left && Date.now() - left.mtimeMs > LOCK_MS) rmSync(lock, { force: true })
  try {
    closeSync(openSync(lock, 'wx'))
  } catch {
    throw new RolloutError('RULES_BUSY', lock)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

const sameKey = (a: RolloutRule, b: RolloutRule) => a.part === b.part && a.shop === b.shop

/** Shops whose plan a change of these rules can alter, as far as the rules name shops. */
function affectedShops(rules: readonly RolloutRule[], changed: readonly RolloutRule[]): string[] {
  const named = new Set(rules.map(({ shop }) => shop))
  const touched = new Set(changed.map(({ shop }) => shop))
  return touched.has(EVERY_SHOP) ? [...new Set([EVERY_SHOP, ...named, ...touched])] : [...touched]
}

async function releasesOf(releasesDir: string, rules: readonly RolloutRule[]): Promise<Release[]> {
  const chosen = new Map(rules.map(({ part, stable }) => [`${part}@${stable}`, { part, stable }]))
  return Promise.all([...chosen.values()].map(({ part, stable }) => readRelease(releasesDir, part, stable)))
}

/** What `read` gives, or undefined for a release that cannot be read. */
async function ifReadable<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RolloutError) return undefined
    throw error
  }
}

/** A shop that the change does not name is not checked when its own releases cannot be read: it keeps others from nothing. */
async function assertPlans(
  releasesDir: string,
  rules: readonly RolloutRule[],
  changed: readonly RolloutRule[],
) {
  const named = new Set(changed.map(({ shop }) => shop))
  for (const shop of affectedShops(rules, changed)) {
    const own = rulesOfShop(rules, shop)
    const reading = releasesOf(releasesDir, own)
    const releases = await (named.has(shop) ? reading : ifReadable(reading))
    if (!releases) continue
    const violations = planViolations(chosenReleases(shop, releases, rules))
    if (violations.length > 0) throw new RolloutError('PLAN_INCOMPATIBLE', shopTitle(shop), violations)
  }
}

/** `*` in words. */
export const shopTitle = (shop: string): string => (shop === EVERY_SHOP ? 'every shop' : shop)

type Alteration = (rules: readonly RolloutRule[]) => RolloutRule[]

/** Writes the rules when nobody else has changed them since `before` was read. */
function commit(releasesDir: string, before: readonly RolloutRule[], next: readonly RolloutRule[]): boolean {
  mkdirSync(releasesDir, { recursive: true })
  const file = rulesFile(releasesDir)
  return withLock(file, () => {
    if (!isDeepStrictEqual(readRules(releasesDir), before)) return false
    replaceFile(file, `${JSON.stringify({ rules: next }, undefined, 2)}\n`)
    return true
  })
}

async function change(
  releasesDir: string,
  alter: Alteration,
  changed: readonly RolloutRule[],
): Promise<void> {
  for (;;) {
    const before = readRules(releasesDir)
    const next = alter(before)
    await assertPlans(releasesDir, next, changed)
    if (commit(releasesDir, before, next)) return
  }
}

/**
 * Chooses releases. All given rules take effect together or not at all: the plan that results is checked as a whole for every
 * shop that it touches. Running edges notice within two seconds.
 * @throws RolloutError RELEASE_UNKNOWN, PLAN_INCOMPATIBLE, RULES_UNREADABLE, RULES_BUSY
 */
export async function setRule(releasesDir: string, ...rules: RolloutRule[]): Promise<void> {
  await change(
    releasesDir,
    (current) => [...current.filter((old) => !rules.some((rule) => sameKey(rule, old))), ...rules],
    rules,
  )
}

/** Takes back what `setRule` chose for a part and a shop; for a shop of its own, the rule for every shop holds again. */
export async function dropRule(releasesDir: string, rule: Pick<RolloutRule, 'part' | 'shop'>): Promise<void> {
  const gone = { ...rule, stable: '' }
  await change(releasesDir, (current) => current.filter((old) => !sameKey(old, gone)), [gone])
}
