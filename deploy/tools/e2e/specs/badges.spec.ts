import { expect, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

test('adding in the catalogue changes the badge of the header, in this tab and in a second one', async ({
  context,
}) => {
  const first = await context.newPage()
  await first.goto(urlOf(GREEN, '/'))
  const second = await context.newPage()
  await second.goto(urlOf(GREEN, '/catalog-list'))
  const badge = (page: typeof first) => page.getByRole('banner').getByRole('link', { name: /Корзина/ })
  await expect(badge(second)).not.toContainText('1 товар')

  await openFirstSection(first)
  await first.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(badge(first)).toContainText('1 товар')
  await expect(badge(second)).toContainText('1 товар')
})
