import { expect, test } from '@playwright/test'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

for (const address of ['/v3/api/docs/', '/v3/api/docs'])
  test(`the calls of the API are shown at ${address} of a demonstration shop, and the page breaks no policy`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(urlOf(GREEN, address))
    await page.locator('#operations-tag-tokens').click()
    await expect(page.locator('.opblock-summary-path', { hasText: '/v3/oauth/token/' }).first()).toBeVisible()
    expect(errors).toEqual([])
  })
