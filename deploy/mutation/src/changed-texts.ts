import type { Mutant } from '@stryker-mutator/api/core'

/** Changes whose new expression may bind less than the old one did: `!(a || b) && c` → `a || b`. */
const LOOSER = ['BooleanLiteral', 'LogicalOperator', 'MethodExpression', 'UnaryOperator']

type Place = Mutant['location']['start']

function offsetOf(text: string, { line, column }: Place): number {
  let start = 0
  for (let at = 0; at < line; at += 1) start = text.indexOf('\n', start) + 1
  return start + column
}

/**
 * The text of a source with one change in it. Of a change that may need brackets there are two, without and with them: one of
 * them says what was meant.
 */
export function changedTexts(
  text: string,
  { location, mutatorName, replacement }: Pick<Mutant, 'location' | 'mutatorName' | 'replacement'>,
): string[] {
  const before = text.slice(0, offsetOf(text, location.start))
  const after = text.slice(offsetOf(text, location.end))
  const plain = before + replacement + after
  return LOOSER.includes(mutatorName) ? [plain, `${before}(${replacement})${after}`] : [plain]
}
