import type { Size, SizeKind } from './measure-sizes'

/** Limits in kilobytes (1,000 bytes). `default` holds for every name that has no limit of its own. */
export type Budgets = Record<SizeKind, { default: number } & Record<string, number>>

/** Kilobytes that one page, module or part may have. */
export const budgetOf = (budgets: Budgets, { kind, name }: Size): number =>
  budgets[kind][name] ?? budgets[kind].default

const KINDS: Record<SizeKind, string> = {
  pages: 'The first view of',
  modules: 'The module',
  startup: 'The start-up of',
  parts: 'All JavaScript of',
}
const MAX_FILES = 6
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

function describe(size: Size, limit: number): string {
  const files = size.files
    .slice(0, MAX_FILES)
    .map(({ path, bytes }) => `\n    ${kilobytes(bytes).padStart(9)}  ${path}`)
  const others =
    size.files.length > MAX_FILES ? `\n    and ${size.files.length - MAX_FILES} smaller ones` : ''
  return `${KINDS[size.kind]} ${size.name} has ${kilobytes(size.bytes)} of JavaScript (gzip), ${kilobytes(size.bytes - limit * 1000)} above its budget of ${limit} KB:${files.join('')}${others}`
}

/** One message for each size above its budget. */
export const sizesAboveBudget = (sizes: readonly Size[], budgets: Budgets): string[] =>
  sizes
    .filter((size) => size.bytes > budgetOf(budgets, size) * 1000)
    .map((size) => describe(size, budgetOf(budgets, size)))

/**
 * One message for each size above its budget and for each budget of something that is not built any more.
 * Empty when all is well.
 */
export function exceededBudgets(sizes: readonly Size[], budgets: Budgets): string[] {
  const unknown = (Object.keys(KINDS) as SizeKind[]).flatMap((kind) =>
    Object.keys(budgets[kind])
      .filter((name) => name !== 'default' && !sizes.some((size) => size.kind === kind && size.name === name))
      .map(
        (name) => `There is a budget for ${name} (${kind}), and nothing of that name is built: remove it.`,
      ),
  )
  return [...sizesAboveBudget(sizes, budgets), ...unknown]
}
