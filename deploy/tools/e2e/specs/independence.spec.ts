import { expect, test } from '@playwright/test'
import { publishChanged } from '../src/changed-part'
import { alive, openAlive } from '../src/open-alive'
import { openRegistry, TEAM } from '../src/open-registry'
import { ShopClient } from '../src/shop-client'
import { PURPLE, YELLOW } from '../src/shops'

const BEFORE = 'Каталог товаров'
const CHANGED = 'Каталог товаров, выпуск 2'
/** A version is published once only: a repeated run has its own. */
const VERSION = `1.5.${Date.now()}`

test('a team publishes mf-catalog alone: one supplier gets it, the other stays, open pages keep what they had', async ({
  page,
  context,
}) => {
  const registry = await openRegistry()
  const rule = { shop: YELLOW.domain, part: 'mf-catalog' } as const
  const heading = page.getByRole('heading', { level: 1 })
  await openAlive(page, '/catalog-list', YELLOW)
  await expect(heading).toHaveText(BEFORE)
  await publishChanged(registry, {
    part: 'mf-catalog',
    version: VERSION,
    from: `"${BEFORE}"`,
    to: `"${CHANGED}"`,
  })
  await registry.change([{ kind: 'use', ...rule, version: VERSION }], { actor: TEAM, reason: 'new heading' })
  try {
    await test.step('the supplier with the rule gets it, from the server too', async () => {
      await expect.poll(() => new ShopClient(YELLOW).page('/catalog-list')).toContain(CHANGED)
      const fresh = await context.newPage()
      await openAlive(fresh, '/catalog-list', YELLOW)
      await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(CHANGED)
    })
    await test.step('the other supplier stays', async () => {
      const html = await new ShopClient(PURPLE).page('/catalog-list')
      expect(html).toContain(BEFORE)
      expect(html).not.toContain(CHANGED)
    })
    await test.step('the page that was open keeps what it had', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Корзина/ })
        .click()
      await expect(page).toHaveURL(/\/basket$/)
      await page.goBack()
      await alive(page)
      await expect(heading).toHaveText(BEFORE)
    })
  } finally {
    await registry.change([{ kind: 'follow', ...rule }], { actor: TEAM, reason: 'end of the spec' })
    await registry.close()
  }
})
