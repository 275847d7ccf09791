import type { PartName } from '@prilavok/shared-kernel/contract'
import { type Command, InvalidArgumentError } from 'commander'
import { effectiveRule, effectiveRules, rulesOfShop } from '../model/effective-rule'
import type { Registry } from '../model/registry'
import type { RegistryState } from '../model/registry-state'
import { EVERY_SHOP, shopTitle } from '../model/rule'
import { parseCount, parsePart, parsePast, parseSupplier } from './arguments'
import { type Run, ruleText, supplierOption } from './change-commands'
import type { CliWorld, CommandOutput } from './cli-world'
import { log } from './log-view'
import { warnOfUnknown } from './suppliers'

const view =
  (look: (registry: Registry) => Promise<CommandOutput>, suppliers: readonly string[] = []) =>
  async ({ open, printError }: CliWorld): Promise<CommandOutput> => {
    const opened = await open()
    const { registry, close } = opened
    try {
      for (const supplier of suppliers) await warnOfUnknown(supplier, opened, printError)
      return await look(registry)
    } finally {
      await close()
    }
  }

/** What a shop's buyers get, a line a part. */
function planRows(state: RegistryState, shop: string) {
  return rulesOfShop(state.rules, shop)
    .map((rule) => ({
      ...effectiveRule(rule, shop, state.withdrawals),
      own: rule.shop === shop,
      ...(rule.pinned && { pinned: true }),
      ...(rule.frozenUntil !== undefined && { frozenUntil: rule.frozenUntil }),
    }))
    .sort((a, b) => (a.part < b.part ? -1 : 1))
}

const plan = (shop: string, at: Date | undefined) => async (registry: Registry) => {
  const state = await registry.state(at)
  const rows = planRows(state, shop)
  const lines = rows.map(
    (row) =>
      `${row.part.padEnd(16)} ${ruleText({ ...row, shop })}${row.own && shop !== EVERY_SHOP ? '  (own rule)' : ''}`,
  )
  const title = `${shopTitle(shop)}${at ? ` at ${at.toISOString()}` : ''}, revision ${state.revision}`
  const problems = state.problems.filter((one) => one.shop === shop || one.shop === EVERY_SHOP)
  return {
    text: [title, ...lines, ...problems.map(({ problem }) => `  ! ${problem}`)].join('\n'),
    data: { shop, revision: state.revision, at: at?.toISOString(), parts: rows, problems },
  }
}

interface Side {
  shop: string
  at: Date | undefined
}

const sideTitle = ({ shop, at }: Side) => `${shopTitle(shop)} ${at ? at.toISOString() : 'now'}`

const diff = (from: Side, to: Side) => async (registry: Registry) => {
  const [before, after] = await Promise.all(
    [from, to].map(async ({ shop, at }) => effectiveRules(await registry.state(at), shop)),
  )
  const parts = [...new Set([...(before ?? []), ...(after ?? [])].map(({ part }) => part))].sort()
  const rows = parts.flatMap((part) => {
    const [old, next] = [before, after].map((rules) => rules?.find((rule) => rule.part === part))
    const texts = [old, next].map((rule) => (rule ? ruleText({ ...rule, shop: '' }) : 'none'))
    return texts[0] === texts[1] ? [] : [{ part, from: old, to: next, text: texts.join(' → ') }]
  })
  const lines = rows.map(({ part, text }) => `${part.padEnd(16)} ${text}`)
  const title = `${sideTitle(from)} → ${sideTitle(to)}`
  return {
    text: [title, ...(lines.length > 0 ? lines : ['no difference'])].join('\n'),
    data: rows.map(({ text: _, ...row }) => row),
  }
}

interface DiffOptions {
  supplier: string
  with?: string
  from?: Date
  to?: Date
}

interface LogOptions {
  supplier?: string
  part?: PartName
  from?: Date
  to?: Date
  limit: number
}

/** Commands that show rules and their past. */
export function addViewCommands(program: Command, run: Run): void {
  program
    .command('plan')
    .description('shows what the buyers of a supplier get, or got')
    .addOption(supplierOption('domain of the supplier'))
    .option('--at <time>', '2026-11-20T10:00Z, or 2h ago', parsePast)
    .action(({ supplier, at }: { supplier: string; at?: Date }) => run(view(plan(supplier, at), [supplier])))
  program
    .command('diff')
    .description('compares two suppliers, or two times')
    .addOption(supplierOption('domain of the supplier'))
    .option('--with <domain>', 'another supplier, now', parseSupplier)
    .option('--from <time>', '2026-11-20T10:00Z, or 2h ago', parsePast)
    .option('--to <time>', 'a later time; now without it', parsePast)
    .action(({ supplier: shop, with: other, from, to }: DiffOptions) => {
      if ((other === undefined) === (from === undefined))
        throw new InvalidArgumentError('diff needs --with <domain> or --from <time>.')
      const sides = [
        { shop, at: from },
        { shop: other ?? shop, at: to },
      ] as const
      return run(view(diff(...sides), [...new Set(sides.map((side) => side.shop))]))
    })
  program
    .command('log')
    .description('shows who changed what, when and why; newest first')
    .addOption(supplierOption('only of one supplier').default(undefined))
    .option('--part <part>', 'only of one part', parsePart)
    .option('--from <time>', '2026-11-20T10:00Z, or 2h ago', parsePast)
    .option('--to <time>', 'the same', parsePast)
    .option('--limit <count>', 'lines', parseCount, 50)
    .action(({ supplier, part, from, to, limit }: LogOptions) =>
      run(
        view(
          log({
            limit,
            ...(supplier !== undefined && { shop: supplier }),
            ...(part && { part }),
            ...(from && { from: from.toISOString() }),
            ...(to && { to: to.toISOString() }),
          }),
        ),
      ),
    )
}
