import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { RolloutError } from '../errors'
import type { PublishedRelease } from '../model/registry'
import { EVERY_SHOP, type RolloutRule, shopTitle } from '../model/rule'
import { releaseName } from '../part-name'
import { parseVersion } from './arguments'
import { type Run, reasonOption } from './change-commands'
import type { CliWorld, CommandOutput } from './cli-world'

interface PublishOptions {
  version?: string
  notes: string
  reason?: string
  dryRun?: true
  overBudget?: true
}

/** @throws RolloutError PART_UNKNOWN, before anything is built, when a word is neither a part nor a path that exists */
async function assertWords(words: readonly string[], { cwd, parts }: CliWorld): Promise<void> {
  const names = await parts()
  const unknown = words.find(
    (word) => !word.includes('/') && !names.includes(word) && !existsSync(resolve(cwd, word)),
  )
  if (unknown !== undefined)
    throw new RolloutError('PART_UNKNOWN', unknown, [
      `Parts of this workspace: ${names.join(', ')}.`,
      `There is no folder ${resolve(cwd, unknown)} either.`,
    ])
}

/** What makes buyers get a release: a share of them first where there is a version to compare it with. */
const adviceFor = (name: string, isCompared: boolean) =>
  isCompared
    ? `Give it to a share first: release rollout ${name} --share 5 --step 5,25,50,100 --every 30m`
    : `Choose it: release use ${name}`

async function publishOne(word: string, options: PublishOptions, world: CliWorld) {
  const { cwd, actor, open, build } = world
  const folder = (await build(word, options.version)) ?? resolve(cwd, word)
  const { registry, close } = await open()
  try {
    const published = await registry.publish(folder, {
      actor,
      notes: options.notes,
      ...(options.reason !== undefined && { reason: options.reason }),
      ...(options.dryRun && { dryRun: true }),
      ...(options.overBudget && { budgets: 'warn' }),
    })
    const { rules } = await registry.state()
    const { name } = published.release
    return { ...published, isCompared: rules.some(({ part, shop }) => part === name && shop === EVERY_SHOP) }
  } finally {
    await close()
  }
}

const publish =
  (words: readonly string[], options: PublishOptions) =>
  async (world: CliWorld): Promise<CommandOutput> => {
    await assertWords(words, world)
    const lines: string[] = []
    const data = []
    for (const word of words) {
      const { release, folder, outcome, warnings, isCompared } = await publishOne(word, options, world)
      const name = releaseName(release)
      if (outcome === 'already')
        lines.push(`${name} was published before with the same content: nothing to do.`)
      else if (options.dryRun) lines.push(`${name} can be published.`)
      else lines.push(`${name} is published in ${folder}. ${adviceFor(name, isCompared)}`)
      lines.push(...warnings.map((warning) => `  ! ${warning}`))
      data.push({ release: name, folder, outcome, warnings })
    }
    return { text: lines.join('\n'), data }
  }

const uses = (rule: RolloutRule, { release: { name, version } }: PublishedRelease) =>
  rule.part === name && [rule.stable, rule.candidate?.version].includes(version)

const LIST_HEADING = [
  'release'.padEnd(28),
  'built from'.padEnd(12),
  'published (UTC)'.padEnd(16),
  'used by  notes',
].join('  ')

async function list({ open }: CliWorld): Promise<CommandOutput> {
  const { registry, releasesDir, close } = await open()
  try {
    const [releases, { rules, withdrawals }] = [await registry.releases(), await registry.state()]
    const rows = releases.map((published) => ({
      release: releaseName(published.release),
      builtFrom: published.release.builtFrom,
      publishedAt: published.publishedAt,
      publishedBy: published.publishedBy,
      notes: published.notes,
      sizes: published.sizes,
      usedBy: rules.filter((rule) => uses(rule, published)).map(({ shop }) => shop),
      withdrawn: withdrawals.filter(
        (one) => one.part === published.release.name && one.version === published.release.version,
      ),
    }))
    const lines = rows.flatMap(({ release, builtFrom, publishedAt, usedBy, notes, withdrawn }) => [
      [
        release.padEnd(28),
        builtFrom.slice(0, 12).padEnd(12),
        publishedAt.slice(0, 16).replace('T', ' '),
        usedBy.map(shopTitle).join(', '),
        notes,
      ]
        .join('  ')
        .trimEnd(),
      ...withdrawn.map(
        ({ shop, at, reason }) =>
          `  ! taken back from ${shopTitle(shop)} ${at.slice(0, 16).replace('T', ' ')}${reason && `: ${reason}`}`,
      ),
    ])
    const text =
      lines.length > 0 ? [LIST_HEADING, ...lines].join('\n') : `Nothing is published in ${releasesDir}.`
    return { text, data: rows }
  } finally {
    await close()
  }
}

const prune =
  ({ dryRun = false, reason }: { dryRun?: boolean; reason: string }) =>
  async ({ open, actor }: CliWorld): Promise<CommandOutput> => {
    const { registry, close } = await open()
    try {
      const releases = await registry.prune({ actor, reason, dryRun })
      const title = dryRun ? 'Could be deleted:' : 'Deleted:'
      const text =
        releases.length > 0 ? [title, ...releases].join('\n') : 'Every release can still be reached.'
      return { text, data: { dryRun, releases } }
    } finally {
      await close()
    }
  }

/** Commands about releases. */
export function addReleaseCommands(program: Command, run: Run): void {
  program
    .command('publish')
    .description('copies builds into the registry, checked; nothing live changes')
    .argument('<folder|part...>', 'folder of a build, or a part of this workspace, which is built first')
    .option('--version <x.y.z>', 'version of the parts that are built here', parseVersion)
    .option('--notes <text>', 'what changed, for who rolls it out', '')
    .addOption(reasonOption().default(undefined, 'the notes'))
    .option('--dry-run', 'checks everything and publishes nothing')
    .option('--over-budget', 'warns of sizes above the budgets instead of rejecting them')
    .action((words: string[], options: PublishOptions) => run(publish(words, options)))
  program
    .command('list')
    .description('shows the published releases, newest first, and who uses them')
    .action(() => run(list))
  program
    .command('prune')
    .description(
      'deletes the files of releases that no rule can reach, and that nobody got in the last 24 hours',
    )
    .option('--dry-run', 'shows them and deletes nothing')
    .addOption(reasonOption().default('', 'none'))
    .action((options: { dryRun?: boolean; reason: string }) => run(prune(options)))
}
