import type { Page } from '@playwright/test'

/** What is thrown in the page and caught by nobody. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** The page that is not there, and the tests' own block of the service worker (`serviceWorkers`). */
const EXPECTED = /404|Service Worker registration blocked by Playwright/

/** The same, and what the browser or the page complains of: a markup that is not the server's, a policy, a call that failed. */
export function watchComplaints(page: Page): string[] {
  const complaints = watchErrors(page)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}
