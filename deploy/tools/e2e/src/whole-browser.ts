import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const HEADLESS_SHELL = /headless-shell$/
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * Options that start Chromium with a profile. The headless shell, which the specs run in where there is one, knows no settings of
 * a user, such as blocked cookies.
 */
export function wholeBrowser(options: LaunchOptions | undefined): LaunchOptions {
  const path = options?.executablePath
  if (path === undefined) return { ...options, channel: 'chromium' }
  const isShell = HEADLESS_SHELL.test(path) && existsSync(DEBIAN_CHROMIUM)
  return { ...options, executablePath: isShell ? DEBIAN_CHROMIUM : path }
}
