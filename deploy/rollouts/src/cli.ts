import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HELP } from './cli-help'
import { RolloutError, reasonOf } from './errors'
import { isRecord } from './json-file'
import { isPartName, isVersion, releaseName } from './part-name'
import { publish } from './publish'
import { listReleases } from './registry'
import { EVERY_SHOP, type RolloutRule, readRules } from './rules'
import { dropRule, setRule, shopTitle } from './set-rule'

export interface CliWorld {
  /** Folder that relative paths start from. */
  cwd: string
  releasesDir: string
  print(line: string): void
}

async function publishAll(folders: readonly string[], world: CliWorld): Promise<void> {
  if (folders.length === 0) throw new RolloutError('USAGE', 'publish needs the folder of a build.')
  for (const folder of folders) {
    const { release, folder: place, outcome } = await publish(resolve(world.cwd, folder), world.releasesDir)
    const name = releaseName(release)
    if (outcome === 'already')
      world.print(`${name} was published before with the same content: nothing to do.`)
    else
      world.print(
        `${name} is published in ${place}. Choose it: release use ${release.name} ${release.version}`,
      )
  }
}

function rulesFrom(words: readonly string[], shop: string): RolloutRule[] {
  const rules: RolloutRule[] = []
  for (let index = 0; index < words.length; index += 2) {
    const [part, stable] = words.slice(index, index + 2)
    if (!isPartName(part)) throw new RolloutError('USAGE', `«${part}» is no part: shell or mf-….`)
    if (!isVersion(stable)) throw new RolloutError('USAGE', `use needs a version like 1.5.0 after ${part}.`)
    rules.push({ part, shop, stable })
  }
  if (rules.length === 0) throw new RolloutError('USAGE', 'use needs a part and a version.')
  return rules
}

async function use(words: readonly string[], shop: string, world: CliWorld): Promise<void> {
  const rules = rulesFrom(words, shop)
  await setRule(world.releasesDir, ...rules)
  for (const { part, stable } of rules) world.print(`${part}@${stable} is chosen for ${shopTitle(shop)}.`)
}

async function drop([part]: readonly string[], shop: string, world: CliWorld): Promise<void> {
  if (!isPartName(part)) throw new RolloutError('USAGE', 'drop needs a part: shell or mf-….')
  await dropRule(world.releasesDir, { part, shop })
  world.print(`${part} has no choice of its own for ${shopTitle(shop)} any more.`)
}

async function list(world: CliWorld): Promise<void> {
  const rules = readRules(world.releasesDir)
  const releases = await listReleases(world.releasesDir, (name, error) =>
    world.print(`${name.padEnd(28)} cannot be read: ${reasonOf(error)}`),
  )
  if (releases.length === 0) world.print(`Nothing is published in ${world.releasesDir}.`)
  for (const release of releases) {
    const users = rules.filter(({ part, stable }) => part === release.name && stable === release.version)
    const shops = users.map(({ shop }) => shopTitle(shop)).join(', ')
    world.print(
      `${releaseName(release).padEnd(28)} ${release.builtFrom.slice(0, 12).padEnd(12)}  ${shops}`.trimEnd(),
    )
  }
}

async function run(args: string[], world: CliWorld): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      shop: { type: 'string', default: EVERY_SHOP },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, ...words] = positionals
  if (values.help || command === undefined || command === 'help') return world.print(HELP)
  if (command === 'publish') return publishAll(words, world)
  if (command === 'use') return use(words, values.shop, world)
  if (command === 'drop') return drop(words, values.shop, world)
  if (command === 'list') return list(world)
  throw new RolloutError('USAGE', `There is no command «${command}».`)
}

const isRolloutError = (error: unknown) =>
  error instanceof RolloutError || (isRecord(error) && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** Runs the command line. Resolves to the exit code: 0, or 1 when the request was rejected. */
export async function runCli(args: string[], world: CliWorld): Promise<number> {
  try {
    await run(args, world)
    return 0
  } catch (error) {
    if (!isRolloutError(error)) throw error
    world.print(reasonOf(error))
    return 1
  }
}
