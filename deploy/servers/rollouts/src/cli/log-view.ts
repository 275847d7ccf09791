import type { PartName } from '@prilavok/shared-kernel/contract'
import { RolloutError } from '../errors'
import type { LoggedChange } from '../model/change'
import type { LogFilter, Registry } from '../model/registry'
import { shopTitle } from '../model/rule'
import { NO_RULE_KINDS } from '../registry/past-state'
import { ruleText } from './change-commands'
import type { CommandOutput } from './cli-world'

const HEADING = ['time (UTC)'.padEnd(19), 'who', 'what', 'supplier', 'part', 'change  «reason»'].join('  ')

const minuteOf = (at: string) => at.slice(0, 16).replace('T', ' ')

function lineOf(entry: LoggedChange): string {
  const { at, actor, kind, shop, part, version, before, after, reason, until, figures } = entry
  const what = NO_RULE_KINDS.some((one) => one === kind)
    ? version
    : `${ruleText(before, shop)} → ${ruleText(after, shop)}`
  const measured = figures
    ? Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value * 100) / 100}`)
    : []
  const why = [reason, until && `until ${minuteOf(until)}`, ...measured].filter(Boolean).join('; ')
  const time = at.slice(0, 19).replace('T', ' ')
  return `${time}  ${actor.name}  ${kind}  ${shopTitle(shop)}  ${part ?? ''}  ${what}${why ? `  «${why}»` : ''}`
}

/** @throws RolloutError PART_UNKNOWN when no release, no rule and no line of the log is of that part */
async function assertPart(part: PartName, registry: Registry): Promise<void> {
  const [releases, { rules }, lines] = [
    await registry.releases(),
    await registry.state(),
    await registry.log({ part, limit: 1 }),
  ]
  const names = new Set<string>([
    ...releases.map(({ release }) => release.name),
    ...rules.map((rule) => rule.part),
  ])
  if (names.has(part) || lines.length > 0) return
  const known =
    names.size > 0 ? `Parts with releases: ${[...names].sort().join(', ')}.` : 'Nothing is published.'
  throw new RolloutError('PART_UNKNOWN', part, [known])
}

/** Who changed what, when and why. */
export const log =
  (filter: LogFilter) =>
  async (registry: Registry): Promise<CommandOutput> => {
    const entries = await registry.log(filter)
    if (entries.length === 0 && filter.part) await assertPart(filter.part, registry)
    const text = entries.length > 0 ? [HEADING, ...entries.map(lineOf)].join('\n') : 'Nothing was changed.'
    return { text, data: entries }
  }
