import { expect, test } from '@playwright/test'
import { buildChangedPart } from '../src/changed-part'
import { openRegistry, TEAM } from '../src/open-registry'
import { urlOf } from '../src/stack-under-test'

const YELLOW = { domain: 'demo-yellow.localhost' }
const PURPLE = { domain: 'demo-purple.localhost' }
const CHANGED = 'Каталог товаров, выпуск 2'

test('a team publishes mf-catalog alone: one supplier gets it, the other stays, open pages keep what they had', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const registry = await openRegistry()
  const rule = { shop: YELLOW.domain, part: 'mf-catalog' } as const
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(urlOf(YELLOW, '/catalog-list'))
  const before = await heading.innerText()
  expect(before).not.toBe(CHANGED)

  const build = await test.step('build and publish', () =>
    buildChangedPart({
      part: 'mf-catalog',
      version: '1.5.0',
      file: 'src/features/sections/texts.ts',
      from: `'${before}'`,
      to: `'${CHANGED}'`,
    }))
  await registry.publish(build, { actor: TEAM })
  await registry.change([{ kind: 'use', ...rule, version: '1.5.0' }], { actor: TEAM, reason: 'new heading' })
  try {
    await test.step('the supplier with the rule gets it, from the server too', async () => {
      const fresh = await context.newPage()
      await expect(async () => {
        const answer = await fresh.goto(urlOf(YELLOW, '/catalog-list'))
        expect(await answer?.text()).toContain(CHANGED)
      }).toPass({ timeout: 10_000 })
      await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(CHANGED)
      await expect(fresh.locator('html[data-hydrated]')).toBeAttached()
      await expect(fresh.getByRole('heading', { level: 1 })).toHaveText(CHANGED)
    })
    await test.step('the other supplier stays', async () => {
      const other = await context.newPage()
      await other.goto(urlOf(PURPLE, '/catalog-list'))
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(before)
    })
    await test.step('the page that was open keeps what it had', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Корзина/ })
        .click()
      await page.goBack()
      await expect(heading).toHaveText(before)
    })
  } finally {
    await registry.change([{ kind: 'follow', ...rule }], { actor: TEAM, reason: 'end of the spec' })
    await registry.close()
  }
})
