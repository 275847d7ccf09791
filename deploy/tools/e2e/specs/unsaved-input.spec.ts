import { expect, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { readyToOrder } from '../src/ready-to-order'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const TYPED = 'anna@example.com'

test('what is typed into a modal is not lost by Back, Esc or a click beside it without a question', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  const section = page.url()
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
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

test('the login that is closed by mistake keeps the e-mail, the page and its place', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(urlOf(GREEN, '/catalog/101'))
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  const open = () => page.getByRole('navigation').getByRole('link', { name: 'Войти' }).last().click()
  await open()
  const modal = page.getByRole('dialog', { name: 'Вход' })
  await modal.getByLabel(/Почта/).fill(TYPED)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/catalog/101')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
  await open()
  await expect(modal.getByLabel(/Почта/)).toHaveValue(TYPED)
})

test('what is typed survives a reload, but for the password', async ({ page }) => {
  await page.goto(urlOf(GREEN, '/login'))
  const form = page.getByRole('main')
  await form.getByLabel(/Почта/).fill(TYPED)
  await form.getByLabel(/^Пароль/).fill('secret-of-anna')
  await page.reload()
  await expect(form.getByLabel(/Почта/)).toHaveValue(TYPED)
  await expect(form.getByLabel(/^Пароль/)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'secret-of-anna',
  )
})

test('an order form asks nothing when it is left, for all that was filled in comes back', async ({
  page,
  context,
}) => {
  await readyToOrder(page)
  const comment = page.getByRole('main').getByRole('textbox', { name: 'Для менеджера и водителя' })
  const pickUp = page.getByRole('radio', { name: /Самовывоз/ })
  await pickUp.check({ force: true })
  await comment.fill('Позвонить за час')
  await page.goBack()
  await expect(page).toHaveURL(/\/basket$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.goForward()
  await expect(comment).toHaveValue('Позвонить за час')
  await expect(pickUp).toBeChecked()

  await test.step('also in another tab, when this one is left while the comment is being typed', async () => {
    const address = page.url()
    await comment.fill('Позвонить за два часа')
    await page.goto('about:blank')
    const second = await context.newPage()
    await expect(async () => {
      await second.goto(address)
      const there = second.getByRole('textbox', { name: 'Для менеджера и водителя' })
      await expect(there).toHaveValue('Позвонить за два часа', { timeout: 2000 })
    }).toPass()
  })
})
