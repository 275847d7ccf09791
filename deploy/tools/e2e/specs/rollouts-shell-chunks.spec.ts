import { expect, test } from '@playwright/test'
import { PURPLE } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const FILES = { 'a chunk': 'PaletteModal.*.js', 'the file of their hashes': 'chunk-integrity.json' }

for (const [what, file] of Object.entries(FILES))
  test(`${what} of the shell that is loaded later and is not what was published is not run; loaded anew it is`, async ({
    page,
  }) => {
    const files = `**/parts/shell/*/${file}`
    const body = file.endsWith('json') ? '{}' : 'self.tampered = true'
    await page.route(files, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    // From the beginning: what loads in idle time may be rejected before the key.
    const rejected = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto(urlOf(PURPLE, '/'))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.keyboard.press('Control+k')
    await rejected
    expect(await page.evaluate('self.tampered')).toBeUndefined()
    await page.unroute(files)
    await page.reload()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
