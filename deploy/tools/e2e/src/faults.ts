import type { Page } from '@playwright/test'

/** What is thrown in the page and caught by nobody. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
