import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartName } from '@prilavok/shared-kernel/contract'
import { RolloutError, reasonOf } from './errors'
import { isRecord, isText } from './json-file'
import { isPartName, isVersion } from './part-name'

/** Which version of a part a shop gets. */
export interface RolloutRule {
  part: PartName
  /** `DOMAIN_NAME` of a shop, or `*`: every shop without a rule of its own. */
  shop: string
  /** What everybody gets. */
  stable: string
}

export const EVERY_SHOP = '*'

export const rulesFile = (releasesDir: string): string => join(releasesDir, 'rules.json')

const isRule = (value: unknown): value is RolloutRule =>
  isRecord(value) && isPartName(value.part) && isText(value.shop) && isVersion(value.stable)

/** An entry of a rules file that is no rule. */
export interface DamagedRule {
  text: string
  /** The shop that it was for, when that can still be read. */
  shop: string | undefined
}

/**
 * The rules in the text of a rules file, and apart from them what is no rule: one damaged entry leaves the others in force.
 * @throws Error when the text holds no list of rules at all
 */
export function separateRules(text: string): { rules: RolloutRule[]; damaged: DamagedRule[] } {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !Array.isArray(value.rules)) throw new Error('it must be like {"rules": [...]}')
  const entries: unknown[] = value.rules
  return {
    rules: entries.filter(isRule),
    damaged: entries
      .filter((entry) => !isRule(entry))
      .map((entry) => ({
        text: JSON.stringify(entry),
        shop: isRecord(entry) && isText(entry.shop) ? entry.shop : undefined,
      })),
  }
}

/** The text of a rules file as rules. @throws Error saying which rule is wrong */
export function parseRules(text: string): RolloutRule[] {
  const { rules, damaged } = separateRules(text)
  const [first] = damaged
  if (first) throw new Error(`${first.text} is no rule like {"part", "shop", "stable"}`)
  return rules
}

/** The rules in force; none while nothing was chosen yet. @throws RolloutError RULES_UNREADABLE */
export function readRules(releasesDir: string): RolloutRule[] {
  const file = rulesFile(releasesDir)
  try {
    return parseRules(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isRecord(error) && error.code === 'ENOENT') return []
    throw new RolloutError('RULES_UNREADABLE', file, [reasonOf(error)])
  }
}

/** The rules that hold for one shop, one a part: its own before those for every shop. */
export function rulesOfShop(rules: readonly RolloutRule[], shop: string): RolloutRule[] {
  const byPart = new Map<PartName, RolloutRule>()
  for (const rule of rules) if (rule.shop === EVERY_SHOP) byPart.set(rule.part, rule)
  for (const rule of rules) if (rule.shop === shop && shop !== EVERY_SHOP) byPart.set(rule.part, rule)
  return [...byPart.values()]
}
