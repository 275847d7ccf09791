/** A failure that the person at the terminal can mend: its message says what happened, why, and what to do. */
export class StackError extends Error {
  override readonly name = 'StackError'
}

/** The text of whatever was thrown. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)

/** System error code of whatever was thrown: `EADDRINUSE`. */
export const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined

/** Whether a failure explains itself: its message is enough, the stack would only hide it. */
export const isForeseen = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  ![TypeError, ReferenceError, RangeError, SyntaxError].some((fault) => thrown instanceof fault)
