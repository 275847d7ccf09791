import { type Command, InvalidArgumentError, Option } from 'commander'
import { MAX_OVERRIDE_SECONDS, type Override } from '../decision/override'
import { overrideLinks } from '../decision/override-links'
import { collectReleases, type NamedRelease, parseDuration, parseSupplier } from './arguments'
import { newSupplierOption, type Run, reasonOption } from './change-commands'
import type { CliWorld, CommandOutput } from './cli-world'
import { checkSupplier } from './suppliers'

function parseLifetime(text: string): number {
  const seconds = parseDuration(text)
  if (seconds > MAX_OVERRIDE_SECONDS) throw new InvalidArgumentError('An override lasts 7 days at most.')
  return seconds
}

function parsePage(text: string): string {
  if (!text.startsWith('/')) throw new InvalidArgumentError('A page is a path of the shop: /catalog/101.')
  return text
}

interface OverrideOptions {
  supplier: string
  for: number
  page?: string
  reason: string
  newSupplier?: boolean
  dryRun?: true
}

const override =
  (
    releases: readonly NamedRelease[],
    { supplier: shop, for: seconds, page, reason, newSupplier, dryRun }: OverrideOptions,
  ) =>
  async ({ open, actor, sign, addressOf, printError }: CliWorld): Promise<CommandOutput> => {
    const given: Override = {
      shop,
      releases: Object.fromEntries(releases.map(({ part, version }) => [part, version])),
      until: new Date(Date.now() + seconds * 1000).toISOString(),
    }
    const opened = await open()
    const { registry, close } = opened
    try {
      await checkSupplier(shop, opened, { isExpected: newSupplier, warn: printError })
      await registry.allowOverride(given, { actor, reason, ...(dryRun && { dryRun }) })
    } finally {
      await close()
    }
    if (dryRun) return { text: 'These versions can work there.', data: { ...given, dryRun } }
    const { link, end } = overrideLinks(sign(given), addressOf(shop), page)
    const text = `Opens the shop with these versions in one browser until ${given.until}:\n${link}\nEnds it before: ${end}`
    return { text, data: { ...given, link, end } }
  }

/** A signed link to versions that nobody else gets. */
export function addOverrideCommand(program: Command, run: Run): void {
  program
    .command('override')
    .description('makes a signed link that gives versions to one browser alone, for a while')
    .argument('<part@version...>', 'published releases', collectReleases)
    .addOption(
      new Option('--shop, --supplier <domain>', 'domain of the supplier')
        .argParser(parseSupplier)
        .makeOptionMandatory(),
    )
    .addOption(newSupplierOption())
    .addOption(
      new Option('--for <duration>', 'how long it works, 7d at most')
        .argParser(parseLifetime)
        .default(8 * 3600, '8h'),
    )
    .addOption(
      new Option('--page <path>', 'page that the link opens, the home page by default').argParser(parsePage),
    )
    .addOption(reasonOption().default('', 'none'))
    .option('--dry-run', 'checks everything and makes no link')
    .action((releases: NamedRelease[], options: OverrideOptions) => run(override(releases, options)))
}
