import { expect, type Page, test } from '@playwright/test'
import { becomeCustomer } from '../src/become-customer'
import { fillLogin } from '../src/fill-login'
import { COMPANY, newEmail } from '../src/fill-registration'
import { BLUE, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const SETTINGS = '/cabinet/settings'
const PASSWORD = 'надёжный пароль'

/** Somebody of one's own: what is changed here is nobody else's. */
async function openOwnSettings(page: Page, name: string): Promise<void> {
  await becomeCustomer(page, BLUE, newEmail(name), PASSWORD)
  await openSettings(page)
}
async function openSettings(page: Page): Promise<void> {
  await page.goto(urlOf(BLUE, SETTINGS))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
const main = (page: Page) => page.getByRole('main')
const box = (page: Page, name: RegExp) => main(page).getByLabel(name).first()
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const saved = (page: Page) => main(page).getByText('Изменения сохранены.')
async function save(page: Page): Promise<void> {
  await button(page, 'Сохранить').click()
  await expect(saved(page)).toBeVisible()
}

test('[CAB-008] [CAB-067] what is saved is in header and menu at once, and there after a reload', async ({
  page,
}) => {
  test.slow()
  await openOwnSettings(page, 'settings-person')
  await box(page, /^Имя/).fill('Ульяна')
  await button(page, 'Добавить телефон').click()
  await expect(box(page, /^Телефон.2/)).toBeFocused()
  await page.keyboard.type('+375 29 123-45-67')
  await expect(main(page).getByText(/Не сохранено 2/)).toBeVisible()
  await save(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ульяна' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toContainText('Соколова Ульяна')

  await test.step('what is not saved survives a reload, and leaving asks', async () => {
    await box(page, /^Отчество/).fill('Олеговна')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(box(page, /^Имя/)).toHaveValue('Ульяна')
    await expect(box(page, /^Телефон.2/)).toHaveValue('+375 29 123-45-67')
    await expect(box(page, /^Отчество/)).toHaveValue('Олеговна')
    await expect(button(page, 'Сохранить')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Личный кабинет' })
      .getByRole('link', { name: 'Заказы' })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Введённое не сохранено' })
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(question).toBeHidden()
    await expect(box(page, /^Отчество/)).toHaveValue('Олеговна')
    await save(page)
  })
})

test('[CAB-069] [CAB-070] [CAB-071] an individual becomes a company that its INN fills in', async ({
  page,
}) => {
  test.slow()
  await openOwnSettings(page, 'settings-company')
  await main(page).getByText('Юридическое лицо').click()
  await expect(main(page).getByRole('alert')).toContainText(/вернуться в\sпрофиль физического лица/)
  await box(page, /^ИНН/).pressSequentially(COMPANY.inn.slice(0, 7))
  await main(page)
    .getByRole('option', { name: new RegExp(COMPANY.name) })
    .click()
  await expect(box(page, /^ИНН/)).toHaveValue(COMPANY.inn)
  await expect(box(page, /^КПП/)).toHaveValue('778801001')
  await expect(box(page, /^Юридический адрес/)).toHaveValue(/Ленинградский/)
  await box(page, /^БИК/).pressSequentially('04')
  await main(page).getByRole('listbox').getByRole('option').first().click()
  await expect(box(page, /^Корреспондентский счёт/)).toHaveValue(/^30101\d{15}$/)
  await expect(box(page, /^Корреспондентский счёт/)).toBeDisabled()

  await button(page, 'Сохранить').click()
  const word = main(page).getByRole('checkbox', { name: /вернуться будет нельзя/ })
  await expect(word).toBeFocused()
  await expect(main(page).getByText('Подтвердите, что вернуться будет нельзя')).toBeVisible()
  await word.check()
  await save(page)
  await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toContainText('Вектор Плюс')
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  await openSettings(page)
  await expect(box(page, /^ИНН/)).toHaveValue(COMPANY.inn)
  await expect(main(page).getByRole('radio')).toHaveCount(0)
})

test('[CAB-074] the short form adds a company by the keyboard alone', async ({ page }) => {
  test.slow()
  await openOwnSettings(page, 'settings-short')
  await button(page, 'Добавить компанию').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Добавить компанию' })
  const inn = dialog.getByRole('combobox', { name: /ИНН/ })
  await inn.focus()
  await page.keyboard.type(COMPANY.inn.slice(0, 7))
  await expect(dialog.getByRole('option', { name: new RegExp(COMPANY.name) })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(/^Название компании/)).toHaveValue(COMPANY.name)
  await dialog.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(box(page, /^ИНН/)).toHaveValue(COMPANY.inn)
})

test('[CAB-079] [CAB-080] a wrong supplier link is rejected and stays; a right one changes the supplier', async ({
  page,
}) => {
  test.slow()
  await openOwnSettings(page, 'settings-supplier')
  const block = page.getByRole('region', { name: 'Поставщик' })
  const link = block.getByLabel(/^Ссылка другого поставщика/)
  const change = async () => {
    await link.press('Enter')
    const question = block.getByRole('group', { name: 'Сменить поставщика?' })
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Сменить поставщика' }).click()
  }
  await expect(block).toContainText('Ссылка вашего поставщика: demo-blue')
  await link.fill('km-ural.exampel/kod/8841')
  await change()
  await expect(block).toContainText('Данной ссылки не существует. Проверьте правильность данных')
  await expect(link).toHaveValue('km-ural.exampel/kod/8841')

  await link.fill('demo-red')
  const reloaded = page.waitForEvent('load')
  await change()
  await reloaded
  await expect(block).toContainText('Ссылка вашего поставщика: demo-red')
  await expect(block).toContainText(`Ваш поставщик теперь «${RED.name}». Вы пока в прежнем магазине.`)
  await block.getByRole('link', { name: 'Открыть магазин' }).click()
  await expect(page).toHaveURL(urlOf(RED, '/'))
})

test('[CAB-082] the settings tell what became of a change of the password', async ({ page }) => {
  test.slow()
  await openOwnSettings(page, 'settings-password')
  await page.getByLabel(/^Текущий пароль/).fill('не тот пароль')
  await page.getByLabel(/^Новый пароль(?! ещё)/).fill('другой пароль')
  await page.getByLabel(/^Новый пароль ещё раз/).fill('другой пароль')
  const password = page.getByRole('region', { name: 'Пароль' })
  await password.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(password).toContainText(/Текущий пароль указан неверно|неверн/)
  await expect(page.getByLabel(/^Новый пароль(?! ещё)/)).toHaveValue('другой пароль')
})

test('on a phone the tabs lead to the blocks and the bar stands above the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, { email: 'loyalty@example.com', password: 'prilavok-demo' })
  await expect(page).toHaveURL(/\/cabinet\//)
  await page.goto(urlOf(GREEN, SETTINGS))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page
    .getByRole('navigation', { name: 'Разделы настроек' })
    .getByRole('link', { name: 'Поставщик' })
    .click()
  await expect(page.getByRole('heading', { name: 'Поставщик', exact: true })).toBeInViewport()
  await expect(page).toHaveURL(/#supplier$/)
  await box(page, /^Отчество/).fill('Тестовна')
  const bar = page.getByRole('region', { name: 'Сохранение настроек' })
  await expect(bar.getByRole('button', { name: 'Сохранить' })).toBeInViewport()
  const [above, below] = await Promise.all([
    bar.boundingBox(),
    page.getByRole('navigation', { name: 'Основные разделы' }).boundingBox(),
  ])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await bar.getByRole('button', { name: 'Отменить' }).click()
  await expect(bar).toBeHidden()
})
