import { expect, type Page, test } from '@playwright/test'
import { breakableConnection } from '../src/breakable-connection'
import { publishChanged } from '../src/changed-part'
import { openRegistry, TEAM } from '../src/open-registry'
import { lookUntilSaved, savedOffline } from '../src/saved-offline'
import { VIOLET } from '../src/shops'

test.use({ serviceWorkers: 'allow' })

const RULE = { shop: VIOLET.domain, part: 'shell' } as const
/** A version is published once only: a repeated run has its own. */
const VERSION = `2.4.${Date.now()}`
const TEXT = 'Товары для офиса организациям.'
const CHANGED = 'Всё для офиса, выпуск 2.'

const footer = (page: Page) => page.getByRole('contentinfo')

/** Versions of the shell whose files the browser has saved. */
async function savedShells(page: Page): Promise<string[]> {
  const { cached } = await savedOffline(page)
  return [...new Set(cached.flatMap((path) => /^\/parts\/shell\/([^/]+)\//.exec(path)?.[1] ?? []))]
}

test('a new shell takes the place of an old one at the next page, online and offline: its worker holds nobody back', async ({
  page,
  context,
}) => {
  const connection = await breakableConnection()
  const registry = await openRegistry()
  await publishChanged(registry, { part: 'shell', version: VERSION, from: TEXT, to: CHANGED })
  const open = (path: string) => page.goto(connection.urlOf(VIOLET, path))
  try {
    await test.step('the old one is saved, and opens without a connection', async () => {
      await lookUntilSaved(page, connection.urlOf(VIOLET, '/'))
      await connection.cut(context)
      await page.reload()
      await expect(footer(page)).toContainText(TEXT)
      await connection.restore(context)
    })
    await registry.change([{ kind: 'use', ...RULE, version: VERSION }], {
      actor: TEAM,
      reason: 'a new shell',
    })
    await test.step('the next page is of the new one, while the old worker still runs', async () => {
      await expect
        .poll(async () => {
          await open('/catalog-list')
          return footer(page).innerText()
        })
        .toContain(CHANGED)
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    })
    await test.step('the new one is saved in place of the old one, and opens without a connection', async () => {
      await expect.poll(() => savedShells(page)).toEqual([VERSION])
      await connection.cut(context)
      await page.reload()
      await expect(footer(page)).toContainText(CHANGED)
      await connection.restore(context)
    })
  } finally {
    await registry.change([{ kind: 'follow', ...RULE }], { actor: TEAM, reason: 'end of the test' })
    await registry.close()
    await connection.close()
  }
})
