import { expect, type Page, test } from '@playwright/test'
import { COMPANY } from '../src/fill-registration'
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

test('[CAB-008] [CAB-067] what is saved is in header and menu at once, and there after a reload; what is not saved survives it, and leaving asks', async ({
  page,
  context,
}) => {
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

test('[CAB-069] [CAB-070] [CAB-071] an individual becomes a company that its INN fills in', async ({
  page,
  context,
}) => {
  await newCustomer(context, BLUE, 'company')
  await openAlive(page, '/cabinet/settings', BLUE)
  await main(page).getByText('Юридическое лицо').click()
  await expect(main(page).getByRole('alert')).toContainText(/вернуться в\sпрофиль физического лица/)
  await box(page, /^ИНН/).pressSequentially(COMPANY.inn.slice(0, 7))
  await main(page)
    .getByRole('option', { name: new RegExp(COMPANY.name) })
    .click()
  await expect(box(page, /^ИНН/)).toHaveValue(COMPANY.inn)
  await expect(box(page, /^КПП/)).toHaveValue('778801001')
  await expect(box(page, /^Юридический адрес/)).toHaveValue(/Ленинградский/)

  await button(page, 'Сохранить').click()
  const word = main(page).getByRole('checkbox', { name: /вернуться будет нельзя/ })
  await expect(word).toBeFocused()
  await word.check()
  await save(page)
  await expect(menu(page)).toContainText('Вектор Плюс')
  await expect(main(page).getByRole('radio')).toHaveCount(0)
})
