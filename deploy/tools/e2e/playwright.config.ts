import { defineConfig } from '@playwright/test'
import { beenHereBefore } from './src/been-here-before'

/** Tests that take minutes by themselves: `npm run e2e:nightly`. */
export const NIGHTLY = /@nightly/

export default defineConfig({
  testDir: './specs',
  outputDir: '../../../test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  grepInvert: NIGHTLY,
  // Nothing waits that long on a quiet machine; a busy one should not fail for it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    storageState: beenHereBefore(),
    // What only moves costs a third of a page; the specs about motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time of every test; what the page was like at a failure is written down without it, too.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // It would answer requests that a spec means to hold back; the specs about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
