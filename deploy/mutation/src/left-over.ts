const LEFT_OVER = [
  'lint/correctness/noConstantCondition',
  'lint/correctness/noUnreachable',
  'lint/correctness/noUnused',
  'lint/style/useConst',
  'lint/style/useImportType',
  // A quotation mark: a text that the change itself has put there.
  'lint/correctness/useExhaustiveDependencies: This hook specifies more dependencies than necessary: (?!")',
]
const PATTERN = new RegExp(`^(${LEFT_OVER.join('|')})`)

/**
 * Whether the linter blames only what a change leaves behind: `if (true)`, a name or dependency without use. Who makes the same
 * mistake by hand leaves nothing behind, and the linter is silent: it has not noticed the mistake.
 * @param fault rule and message
 */
export const isLeftOver = (fault: string): boolean => PATTERN.test(fault)
