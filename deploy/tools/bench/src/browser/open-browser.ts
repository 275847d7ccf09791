import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome']

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium of `CHROMIUM_PATH`, of the system, or of Playwright. @param options of its command line, besides */
export function openBrowser(options: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || INSTALLED.find((file) => existsSync(file))
  return chromium.launch({ args: [...QUIET, ...options], ...(executablePath && { executablePath }) })
}
