import { expect, type Page, test } from '@playwright/test'
import { openAlive } from '../src/open-alive'

const TYPED = 'anna@example.com'
const openLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()

test('what is typed into a modal is not lost by Back, Esc or a click beside it without a question', async ({
  page,
}) => {
  await openAlive(page, '/catalog-list')
  const sections = 'a[href^="/catalog/"]:not([href*="/marks/"], [href*="/brand/"])'
  await page.getByRole('main').locator(sections).first().click()
  await expect(page).toHaveURL(/\/catalog\/\d+/)
  const section = page.url()
  await openLogin(page)
  await page.getByRole('dialog', { name: 'Вход' }).getByRole('link', { name: 'Ещё нет пароля?' }).click()
  const modal = page.getByRole('dialog', { name: 'Первый вход' })
  const password = modal.getByLabel(/^Пароль/)
  await password.pressSequentially(TYPED)
  const question = page.getByRole('alertdialog', { name: 'Введённое не сохранено' })

  await test.step('Back asks; staying keeps address and input', async () => {
    await page.goBack()
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused()
    await expect(page).toHaveURL(section)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(password).toHaveValue(TYPED)
  })
  await test.step('Esc and a click beside the modal ask', async () => {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(question).toBeHidden()
    await page.mouse.click(5, 300)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(password).toHaveValue(TYPED)
  })
  await test.step('Back and agreeing leaves', async () => {
    await page.goBack()
    await question.getByRole('button', { name: 'Уйти без сохранения' }).click()
    await expect(page).not.toHaveURL(section)
    await expect(modal).toBeHidden()
  })
})
