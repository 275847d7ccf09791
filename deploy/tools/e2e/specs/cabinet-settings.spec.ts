import { expect, type Page, test } from '@playwright/test'
import { newCustomer } from '../src/new-customer'
import { openAlive } from '../src/open-alive'
import { BLUE } from '../src/shops'

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Личный кабинет' })
const box = (page: Page, name: RegExp) => main(page).getByLabel(name).first()
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
async function save(page: Page): Promise<void> {
  await button(page, 'Сохранить').click()
  await expect(main(page).getByText('Изменения сохранены.')).toBeVisible()
}

test('[CAB-008] [CAB-067] what is saved is in header and menu at once, and there after a reload; what is not saved survives it, and leaving asks', {
  tag: '@mf-cabinet',
}, async ({ page, context }) => {
  await newCustomer(context, BLUE, 'settings')
  await openAlive(page, '/cabinet/settings', BLUE)
  await box(page, /^Имя/).fill('Ульяна')
  await button(page, 'Добавить телефон').click()
  await expect(box(page, /^Телефон.2/)).toBeFocused()
  await page.keyboard.type('+375 29 123-45-67')
  await expect(main(page).getByText(/Не сохранено 2/)).toBeVisible()
  await save(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ульяна' })).toBeVisible()
  await expect(menu(page)).toContainText('Соколова Ульяна')

  await box(page, /^Отчество/).fill('Олеговна')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(box(page, /^Имя/)).toHaveValue('Ульяна')
  await expect(box(page, /^Телефон.2/)).toHaveValue('+375 29 123-45-67')
  await expect(box(page, /^Отчество/)).toHaveValue('Олеговна')
  await expect(button(page, 'Сохранить')).toBeVisible()
  await menu(page).getByRole('link', { name: 'Заказы' }).click()
  const question = page.getByRole('alertdialog', { name: 'Введённое не сохранено' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await expect(box(page, /^Отчество/)).toHaveValue('Олеговна')
  await save(page)
})
