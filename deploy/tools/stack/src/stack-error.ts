/** A failure that the person at the terminal can mend: its message says what happened, why, and what to do. */
export class StackError extends Error {
  override readonly name = 'StackError'
}

const property = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null && name in thrown ? Reflect.get(thrown, name) : undefined

/** The text of whatever was thrown. */
export const reasonOf = (thrown: unknown): string => String(property(thrown, 'message') ?? thrown)

/** System error code of whatever was thrown: `EADDRINUSE`. */
export function codeOf(thrown: unknown): string | undefined {
  const code = property(thrown, 'code')
  return typeof code === 'string' ? code : undefined
}

const BUG_NAMES = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']

/** What to show of a failure: its message, which explains itself, or the whole stack of a bug. */
export function explanationOf(thrown: unknown): string {
  const stack = property(thrown, 'stack')
  const isBug = BUG_NAMES.includes(String(property(thrown, 'name')))
  return isBug && typeof stack === 'string' ? stack : reasonOf(thrown)
}
