import type { Outcome } from './step'

export interface StepResult extends Outcome {
  name: string
  /** Milliseconds. */
  duration: number
}

/** One line of progress: `✓ types  2.1 s`. */
export function progressLine({ name, failed, note, duration }: StepResult): string {
  const detail = [note, failed > 0 ? `${failed} failed` : undefined].filter(Boolean).join(', ')
  const label = detail ? `${name} (${detail})` : name
  return `${failed > 0 ? '✗' : '✓'} ${label.padEnd(58)} ${(duration / 1000).toFixed(1).padStart(6)} s`
}

/** Output of every failed step, then the line that ends the verification: `N passed, N failed`. */
export function summary(results: readonly StepResult[]): string {
  const failures = results
    .filter(({ failed }) => failed > 0)
    .map(
      ({ name, output }) => `\n── ${name} ${'─'.repeat(Math.max(3, 72 - name.length))}\n${output.trim()}\n`,
    )
  const passed = sum(results.map((result) => result.passed))
  const failed = sum(results.map((result) => result.failed))
  return [...failures, `\n${passed} passed, ${failed} failed\n`].join('')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
