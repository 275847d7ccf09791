import { existsSync } from 'node:fs'
import { binOf } from './bin'
import type { Processes } from './run-process'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'
/** Chromium without a window to draw: it starts in half the time, and the tests take a third less. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The quickest first. */
const INSTALLED = [HEADLESS_SHELL, DEBIAN_CHROMIUM, '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** Settings of the tests' process: `CHROMIUM_PATH` names the browser, without it Playwright takes its own. */
export type Browser = { env: { CHROMIUM_PATH?: string } } | { error: string }

/**
 * Finds Chromium: the one of `CHROMIUM_PATH`, the system's, Playwright's own. Installs one when there is none:
 * by Playwright, or on Debian as root by apt-get. In CI the headless shell is installed beside the whole browser.
 */
export async function prepareBrowser(processes: Processes, e2eFolder: string): Promise<Browser> {
  const isWithoutShell = existsSync(DEBIAN_CHROMIUM) && !existsSync(HEADLESS_SHELL)
  if (process.env.CI && !process.env.CHROMIUM_PATH && isWithoutShell)
    await installByApt(processes, 'chromium-headless-shell')
  const found = installedBrowser() ?? (await ownBrowser(processes, e2eFolder))
  if (found) return found

  const playwright = await processes.run({
    command: binOf('playwright', e2eFolder),
    args: ['install', 'chromium'],
    cwd: e2eFolder,
  })
  const own = playwright.code === 0 ? await ownBrowser(processes, e2eFolder) : undefined
  if (own) return own

  const apt = await installByApt(processes, 'chromium')
  return (
    installedBrowser() ?? {
      error:
        'There is no Chromium for the end-to-end tests, and it could not be installed. ' +
        'Install it (Debian: `apt-get install chromium`) or name one in CHROMIUM_PATH, then run `npm test` again.\n' +
        `${playwright.output.trim()}\n${apt.trim()}`,
    }
  )
}

function installedBrowser(): Browser | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    return { error: `CHROMIUM_PATH names ${named}, and there is no such file.` }
  const path = named || INSTALLED.find((file) => existsSync(file))
  return path ? { env: { CHROMIUM_PATH: path } } : undefined
}

async function ownBrowser(processes: Processes, e2eFolder: string): Promise<Browser | undefined> {
  const { code, output } = await processes.run({
    command: process.execPath,
    args: ['-e', "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))"],
    cwd: e2eFolder,
  })
  return code === 0 && existsSync(output.trim()) ? { env: {} } : undefined
}

/** @returns why it could not be installed, or nothing */
async function installByApt(processes: Processes, name: string): Promise<string> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return ''
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args: string[]) => processes.run({ command: 'apt-get', args, env })
  const update = await run(['update'])
  const install = await run(['install', '-y', '--no-install-recommends', name])
  return install.code === 0 ? '' : `${update.output}\n${install.output}`
}
