import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../root'
import type { Outcome, Step } from '../step'

/** The part of jest's JSON report that is counted. */
interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  /** Files that failed before any test of them ran. */
  numRuntimeErrorTestSuites: number
  testResults: {
    status: string
    message: string
  }[]
}

const REPORTER = join(ROOT, 'deploy', 'tools', 'build', 'reporters', 'jest.mjs')
const REPORT = join(ROOT, '.cache', 'verify', 'unit.json')

/** @param args further arguments of jest */
const unitWith = (args: readonly string[]): Step => ({
  name: 'unit and component tests',
  run: async (processes) => {
    await mkdir(join(REPORT, '..'), { recursive: true })
    await rm(REPORT, { force: true })
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
    const { code, output } = await processes.run({
      command: process.execPath,
      args: [jest, '--ci', '--json', `--outputFile=${REPORT}`, `--reporters=${REPORTER}`, ...args],
      isShown: true,
    })
    const report = await readFile(REPORT, 'utf8').catch(() => undefined)
    return report === undefined
      ? { passed: 0, failed: 1, output }
      : countUnit(JSON.parse(report) as JestReport, code, output)
  },
})

export const unit = unitWith([])

/** The tests that import one of these files, directly or by others. @param files relative to the workspace */
export const unitOf = (files: readonly string[]): Step =>
  unitWith(['--passWithNoTests', '--findRelatedTests', ...files])

/** Failed tests and files that could not run; one more when jest failed for another reason, such as a file left open. */
export function countUnit(report: JestReport, code: number, output: string): Outcome {
  const counted = report.numFailedTests + report.numRuntimeErrorTestSuites
  const failed = counted === 0 && code !== 0 ? 1 : counted
  const messages = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ message }) => message)
  return {
    passed: report.numPassedTests,
    failed,
    note: `${report.numPassedTests + report.numFailedTests} tests${skippedNote(report.numPendingTests)}`,
    output: messages.length > 0 ? messages.join('\n') : output,
  }
}

const skippedNote = (count: number): string => (count > 0 ? `, ${count} skipped` : '')
