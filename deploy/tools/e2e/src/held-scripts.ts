import type { Page } from '@playwright/test'

/** Keeps requests that match waiting until `release` is called: what the buyer does meanwhile comes before hydration. */
export async function holdScripts(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

export const SHELL_SCRIPT = '**/parts/shell/**/main.*.js'
