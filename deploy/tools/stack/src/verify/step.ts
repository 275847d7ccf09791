import type { Processes } from './run-process'

/** What a step of the verification found out. Numbers of tests, or 1 for a check as a whole. */
export interface Outcome {
  passed: number
  failed: number
  /** One short detail behind the step's name: `214 tests`. */
  note?: string
  /** What the tool printed; shown when something failed. */
  output: string
}

export interface Step {
  name: string
  /** Whether it is not worth running after a build that failed. @default false */
  needsBuild?: boolean
  run(processes: Processes): Promise<Outcome>
}

/** The outcome of a tool that has one result: its exit code. */
export function checkOutcome(code: number, output: string, note?: string): Outcome {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, ...(note ? { note } : {}) }
}
