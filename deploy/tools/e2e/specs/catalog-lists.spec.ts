import { expect, type Page, test } from '@playwright/test'
import { accountOf } from '../src/browser-session'
import { fillLogin } from '../src/fill-login'
import { openSection } from '../src/section-row'

const entry = (page: Page, name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first()
const hearts = (page: Page, pressed: boolean) =>
  page.getByRole('list', { name: 'Товары' }).getByRole('button', { name: 'В избранное', pressed })
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Товары' })
    .getByRole('listitem')
    .locator('a[id]')
    .evaluateAll((links) => links.map((link) => link.textContent))

test('[CAT-001] [CAT-006] [CAT-050] a visitor marks a favourite, whose entry asks for the login; another tab of the customer follows; what is taken out comes back', async ({
  page,
  context,
}) => {
  await openSection(page)
  await hearts(page, false).first().click()
  await expect(hearts(page, true)).toHaveCount(1)
  const viewed = page.waitForResponse(
    (answer) => answer.url().includes('/catalog/viewed/') && answer.request().method() === 'POST',
    { timeout: 0 },
  )
  await page.getByRole('list', { name: 'Товары' }).locator('a[id]').first().click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  expect((await viewed).ok()).toBe(true)
  await page.goBack()
  const [first] = await names(page)
  await test.step('a product that a visitor has opened is listed', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Просмотренные товары/ })
      .click()
    await expect(page).toHaveURL(/\/catalog\/viewed$/)
    await expect.poll(() => names(page)).toEqual([first])
  })
  await entry(page, /^Избранное : 1/).click()
  // Nobody else's favourites: specs run side by side.
  await fillLogin(page, accountOf('buyer'))
  await expect(page).toHaveURL(/\/catalog\/favorite$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible()

  const other = await context.newPage()
  await openSection(other)
  const known = Number((await entry(other, /^Избранное : \d+/).textContent())?.match(/\d+/)?.[0])
  await hearts(other, false).first().click()
  for (const tab of [other, page])
    await expect(entry(tab, new RegExp(`^Избранное : ${known + 1}\\s`))).toBeVisible()

  const before = await names(page)
  await hearts(page, true).first().click()
  await expect(page.getByText('Убран из избранного.')).toBeVisible()
  expect(await names(page)).toEqual(before)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByText('Убран из избранного.')).toBeHidden()
  await expect(hearts(page, false)).toHaveCount(0)
})
