import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../root'
import { binOf, minutes } from '../bin'
import { prepareBrowser } from '../prepare-browser'
import type { Outcome, Step } from '../step'

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  /** Errors outside of tests: a file that does not load, a stack that does not start. */
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

const FOLDER = join(ROOT, 'deploy', 'tools', 'e2e')
const REPORT = join(ROOT, '.cache', 'verify', 'e2e.json')

/** Whether the folder has end-to-end tests at all. */
export const hasEndToEnd = (): boolean => existsSync(join(FOLDER, 'playwright.config.ts'))

export const endToEnd: Step = {
  name: 'end to end, in a browser',
  run: async (processes) => {
    const browser = await prepareBrowser(processes, FOLDER)
    if ('error' in browser) return { passed: 0, failed: 1, output: browser.error }
    await mkdir(join(REPORT, '..'), { recursive: true })
    await rm(REPORT, { force: true })
    const { code, output } = await processes.run({
      command: binOf('playwright', FOLDER),
      args: ['test', '--reporter=list,json'],
      cwd: FOLDER,
      env: {
        ...process.env,
        ...browser.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
        FORCE_COLOR: '0',
        CI: 'true',
      },
      timeoutMs: minutes(70),
    })
    const report = await readFile(REPORT, 'utf8').catch(() => undefined)
    return report === undefined
      ? { passed: 0, failed: 1, output }
      : countEndToEnd(JSON.parse(report) as PlaywrightReport, code, output)
  },
}

const repeatedIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(repeatedIn),
]

/** A test that passed when it was repeated counts as passed and is named. */
export function countEndToEnd(
  { stats, errors, suites = [] }: PlaywrightReport,
  code: number,
  output: string,
): Outcome {
  const counted = stats.unexpected + errors.length
  const passed = stats.expected + stats.flaky
  return {
    passed,
    failed: counted === 0 && code !== 0 ? 1 : counted,
    note: `${passed + stats.unexpected} tests${stats.skipped ? `, ${stats.skipped} skipped` : ''}`,
    repeated: repeatedIn({ suites }),
    output,
  }
}
