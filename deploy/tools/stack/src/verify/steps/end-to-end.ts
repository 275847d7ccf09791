import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../root'
import { binOf } from '../bin'
import { prepareBrowser } from '../prepare-browser'
import type { Outcome, Step } from '../step'

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number }
  /** Errors outside of tests: a file that does not load, a stack that does not start. */
  errors: { message?: string }[]
}

const FOLDER = join(ROOT, 'deploy', 'tools', 'e2e')
const REPORTER = join(ROOT, 'deploy', 'tools', 'build', 'reporters', 'playwright.mjs')
const REPORT = join(ROOT, '.cache', 'verify', 'e2e.json')

/** Whether the folder has end-to-end tests at all. */
export const hasEndToEnd = (): boolean => existsSync(join(FOLDER, 'playwright.config.ts'))

/** @param parts those whose journeys are walked, by their tags; all journeys when there are none */
export const journeysOf = (parts: readonly string[] = []): Step => ({
  name: 'end to end, in a browser',
  needsBuild: true,
  run: async (processes) => {
    const browser = await prepareBrowser(processes, FOLDER)
    if ('error' in browser) return { passed: 0, failed: 1, output: browser.error }
    await mkdir(join(REPORT, '..'), { recursive: true })
    await rm(REPORT, { force: true })
    const { code, output } = await processes.run({
      command: binOf('playwright', FOLDER),
      args: [
        'test',
        `--reporter=${REPORTER},json`,
        ...(parts.length > 0 ? ['--pass-with-no-tests', '--grep', tagsOf(parts)] : []),
      ],
      cwd: FOLDER,
      env: {
        ...process.env,
        ...browser.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
        FORCE_COLOR: '0',
        CI: 'true',
        ...(parts.length > 0 && { E2E_SIZE: 'few' }),
      },
      isShown: true,
    })
    const report = await readFile(REPORT, 'utf8').catch(() => undefined)
    return report === undefined
      ? { passed: 0, failed: 1, output }
      : countEndToEnd(JSON.parse(report) as PlaywrightReport, code, output)
  },
})

const tagsOf = (parts: readonly string[]): string => `@(${parts.join('|')})(\\s|$)`

export const endToEnd = journeysOf()

export function countEndToEnd({ stats, errors }: PlaywrightReport, code: number, output: string): Outcome {
  const counted = stats.unexpected + errors.length
  return {
    passed: stats.expected,
    failed: counted === 0 && code !== 0 ? 1 : counted,
    note: `${stats.expected + stats.unexpected} tests${stats.skipped ? `, ${stats.skipped} skipped` : ''}`,
    output,
  }
}
