import type { PartName } from '@prilavok/shared-kernel/contract'
import { type Command, Option } from 'commander'
import { ruleTitle } from '../changes/changed-rules'
import type { UnreachedShop } from '../changes/unreached-shops'
import type { Change, LoggedChange } from '../model/change'
import { EVERY_SHOP, type RolloutRule } from '../model/rule'
import { releaseName } from '../part-name'
import {
  collectReleases,
  type NamedRelease,
  parseDuration,
  parseFuture,
  parsePart,
  parsePartOrRelease,
  parseReason,
  parseRelease,
  parseShare,
  parseSteps,
  parseSupplier,
} from './arguments'
import type { CliWorld, CommandOutput } from './cli-world'
import { checkSupplier } from './suppliers'

export type Run = (command: (world: CliWorld) => Promise<CommandOutput>) => Promise<void>

interface ChangeOptions {
  supplier: string
  reason: string
  dryRun?: boolean
  newSupplier?: boolean
  again?: true
}

export const supplierOption = (
  about = 'domain of one supplier; without it every one without a rule of its own',
) =>
  new Option('--shop, --supplier <domain>', about)
    .argParser(parseSupplier)
    .default(EVERY_SHOP, 'every supplier')

export const newSupplierOption = () =>
  new Option('--new-supplier', 'the name is right although nothing knows of the supplier yet')

/** `1.4.0, and 1.5.0 for 5 %, frozen until …` */
export function ruleText(rule: RolloutRule | undefined, shop = ''): string {
  if (!rule) return shop === EVERY_SHOP ? 'none' : 'as every supplier'
  const { stable, candidate, pinned, frozenUntil } = rule
  return [
    stable,
    candidate && `${candidate.version} for ${candidate.share} %${candidate.paused ? ' (paused)' : ''}`,
    pinned && 'pinned',
    frozenUntil && `frozen until ${frozenUntil}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const lineText = ({ shop, part, before, after, withdrawal }: LoggedChange) => {
  const target = part ? ruleTitle({ shop, part }) : shop
  const gone = withdrawal ? ` (${withdrawal.version} is withdrawn)` : ''
  return `${target}: ${ruleText(before, shop)} → ${ruleText(after, shop)}${gone}`
}

const MAX_SHOPS = 10

/** `Not reached, since a rule of their own gives mf-catalog@1.4.0: …`, a line for each version. */
function unreachedLines(unreached: readonly UnreachedShop[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { shop, part, version } of unreached) {
    const name = releaseName({ name: part, version })
    groups.set(name, [...(groups.get(name) ?? []), shop])
  }
  return [...groups].map(([name, shops]) => {
    const names = shops.slice(0, MAX_SHOPS).join(', ')
    const rest = shops.length > MAX_SHOPS ? ` and ${shops.length - MAX_SHOPS} others` : ''
    return `Not reached, since a rule of their own gives ${name}: ${names}${rest}`
  })
}

const apply =
  (changes: readonly Change[], { supplier, reason, dryRun = false, newSupplier }: ChangeOptions) =>
  async ({ open, actor, printError }: CliWorld): Promise<CommandOutput> => {
    const opened = await open()
    const { registry, close } = opened
    try {
      await checkSupplier(supplier, opened, { isExpected: newSupplier, warn: printError })
      const outcome = await registry.change(changes, { actor, reason, dryRun })
      const lines = [...outcome.logged.map(lineText), ...unreachedLines(outcome.unreached)]
      const text = dryRun ? ['Nothing is changed. It would be:', ...lines] : lines
      return { text: text.join('\n'), data: { dryRun, ...outcome } }
    } finally {
      await close()
    }
  }

/** Gives a version that was taken back; with nothing of that kind it changes nothing. */
const againOption = () =>
  new Option('--again', 'gives a version that was taken back once more; needs a reason')

const againOf = ({ again }: ChangeOptions) => (again ? { again } : {})

export const reasonOption = () => new Option('--reason <text>', 'why, for the log')

/** Commands that change rules. */
export function addChangeCommands(program: Command, run: Run): void {
  const changing = (name: string, about: string, reason = reasonOption().default('', 'none')) =>
    program
      .command(name)
      .description(about)
      .addOption(supplierOption())
      .addOption(newSupplierOption())
      .addOption(reason)
      .option('--dry-run', 'checks everything and changes nothing')

  changing('use', 'chooses versions for everybody at once; several take effect together')
    .argument('<part@version...>', 'releases', collectReleases)
    .addOption(againOption())
    .action((releases: NamedRelease[], options: ChangeOptions) =>
      run(
        apply(
          releases.map((release) => ({
            kind: 'use',
            shop: options.supplier,
            ...release,
            ...againOf(options),
          })),
          options,
        ),
      ),
    )
  changing('rollout', 'begins a candidate, or changes the share of the one that runs')
    .argument('<part@version>', 'the candidate', parseRelease)
    .requiredOption('--share <percent>', 'share of the buyers, 0 to 100', parseShare)
    .option(
      '--step <percents>',
      'shares that it takes by itself while it is healthy, the last one 100: 5,25,50,100; needs --every',
      parseSteps,
    )
    .option('--every <duration>', 'time between two steps: 30s, 30m, 2h or 1d', parseDuration)
    .addOption(againOption())
    .action(
      (
        release: NamedRelease,
        options: ChangeOptions & { share: number; step?: number[]; every?: number },
      ) => {
        const { supplier: shop, share, step, every } = options
        const steps = { ...(step && { steps: step }), ...(every !== undefined && { everySeconds: every }) }
        return run(
          apply([{ kind: 'rollout', shop, ...release, share, ...steps, ...againOf(options) }], options),
        )
      },
    )
  changing(
    'rollback',
    'takes the candidate back, else the stable version; what ran is withdrawn',
    reasonOption().argParser(parseReason).makeOptionMandatory(),
  )
    .argument('<part[@version]>', 'the part, with the version to go back to', parsePartOrRelease)
    .addOption(againOption())
    .action((target: { part: PartName; version?: string }, options: ChangeOptions) =>
      run(apply([{ kind: 'rollback', shop: options.supplier, ...target, ...againOf(options) }], options)),
    )
  changing('pin', 'gives a version that only a rollback changes before «unpin»')
    .argument('<part@version>', 'the release', parseRelease)
    .addOption(againOption())
    .action((release: NamedRelease, options: ChangeOptions) =>
      run(apply([{ kind: 'pin', shop: options.supplier, ...release, ...againOf(options) }], options)),
    )
  for (const [kind, about] of [
    ['promote', 'makes the candidate the version for everybody'],
    ['pause', 'takes no further steps; the share stays'],
    ['resume', 'goes on with the steps'],
    ['unpin', 'allows changes again; the version stays'],
    ['follow', "takes a supplier's own rule back: the one for every supplier holds again"],
  ] as const)
    changing(kind, about)
      .argument('<part>', 'the part', parsePart)
      .action((part: PartName, options: ChangeOptions) =>
        run(apply([{ kind, shop: options.supplier, part }], options)),
      )
  changing('freeze', 'keeps what a supplier has now; only a rollback changes it until then')
    .argument('[part]', 'one part; without it all of them', parsePart)
    .requiredOption('--until <time>', '2026-12-01, or 2d from now', parseFuture)
    .action((part: PartName | undefined, options: ChangeOptions & { until: Date }) =>
      run(
        apply(
          [
            {
              kind: 'freeze',
              shop: options.supplier,
              ...(part && { part }),
              until: options.until.toISOString(),
            },
          ],
          options,
        ),
      ),
    )
  changing('unfreeze', 'ends a freeze before its time')
    .argument('[part]', 'one part; without it all of them', parsePart)
    .action((part: PartName | undefined, options: ChangeOptions) =>
      run(apply([{ kind: 'unfreeze', shop: options.supplier, ...(part && { part }) }], options)),
    )
}
