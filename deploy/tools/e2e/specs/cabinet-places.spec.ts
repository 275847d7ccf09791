import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { newCustomer } from '../src/new-customer'
import { openAlive } from '../src/open-alive'
import { readZip } from '../src/read-zip'
import { BLUE } from '../src/shops'

const main = (page: Page) => page.getByRole('main')
const addresses = (page: Page) => main(page).getByRole('list', { name: 'Адреса доставки' })
const dialog = (page: Page) => page.getByRole('dialog')

/** A download that the press of a button begins, as the file that it leaves. */
async function downloadOf(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('[CAB-060] an address is added, changed, deleted, taken back and deleted for good; the list shows each change', async ({
  page,
  context,
}) => {
  await newCustomer(context, BLUE, 'addresses')
  await openAlive(page, '/cabinet/addresses', BLUE)

  await test.step('added', async () => {
    await main(page).getByRole('button', { name: 'Добавить адрес' }).first().click()
    await dialog(page)
      .getByRole('textbox', { name: /^Адрес/ })
      .fill('Тверь, ул. Новая, 1')
    await dialog(page).getByRole('textbox', { name: 'Контактное лицо' }).fill('Титов Алексей')
    await dialog(page).getByRole('button', { name: 'Сохранить адрес' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(addresses(page)).toContainText('Тверь, ул. Новая, 1')
    await expect(addresses(page)).toContainText('Титов Алексей')
  })
  await test.step('changed', async () => {
    await main(page).getByRole('button', { name: 'Изменить адрес «Тверь, ул. Новая, 1»' }).click()
    const field = dialog(page).getByRole('textbox', { name: /^Адрес/ })
    await expect(field).toHaveValue('Тверь, ул. Новая, 1')
    await field.fill('Тверь, ул. Старая, 2')
    await dialog(page).getByRole('button', { name: 'Сохранить адрес' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(addresses(page)).toContainText('Тверь, ул. Старая, 2')
    await expect(addresses(page)).not.toContainText('Новая')
  })
  const remove = main(page).getByRole('button', { name: 'Удалить адрес «Тверь, ул. Старая, 2»' })
  await test.step('taken back by the keyboard', async () => {
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('button', { name: 'Вернуть' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove).toBeFocused()
  })
  await test.step('deleted for good when the page is left', async () => {
    const deleted = page.waitForRequest((request) => request.postData()?.includes('delete=Y') ?? false, {
      timeout: 0,
    })
    await remove.click()
    await expect(main(page).getByText('Адрес «Тверь, ул. Старая, 2» удалён')).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
    await menu.getByRole('link', { name: 'Заказы' }).click()
    await deleted
    await page.goBack()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/адрес/i)
    await expect(main(page)).not.toContainText('Старая')
  })
})

test('[CAB-006] [CAB-063] [CAB-083] a document goes out as multipart, stands in the list, comes back as it was, a wrong one is rejected; the archive holds every file of the shop, and one that is gone says why', async ({
  page,
  context,
}) => {
  await newCustomer(context, BLUE, 'documents')
  await openAlive(page, '/cabinet/documents', BLUE)
  const content = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/client/files/'),
    { timeout: 0 },
  )
  await main(page)
    .getByLabel(/Документы компании/)
    .setInputFiles([
      { name: 'Доверенность.pdf', mimeType: 'application/pdf', buffer: content },
      { name: 'Подпись.p7s', mimeType: 'application/octet-stream', buffer: content },
    ])
  await expect(dialog(page)).toContainText('Подпись.p7s')
  await expect(dialog(page)).toContainText('Неподдерживаемый формат файла.')
  await dialog(page).getByRole('button', { name: 'Понятно' }).click()
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)

  const own = main(page).getByRole('list', { name: 'Ваши файлы' })
  await expect(own.getByRole('link', { name: 'Доверенность.pdf' })).toBeVisible()
  const read = await downloadOf(page, () => own.getByRole('link', { name: 'Доверенность.pdf' }).click())
  expect(read).toEqual({ name: 'Доверенность.pdf', content })
  await expect(main(page)).not.toContainText('Подпись.p7s')

  const table = main(page).getByRole('table')
  const names = await table.getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(1)

  const zip = await downloadOf(page, () =>
    main(page).getByRole('button', { name: 'Скачать все архивом ZIP' }).click(),
  )
  expect(zip.name).toMatch(/\.zip$/)
  const files = readZip(zip.content)
  expect([...files.keys()].sort()).toEqual([...names].sort())
  for (const file of files.values()) expect(file.length).toBeGreaterThan(0)

  const [first = ''] = names
  const one = await downloadOf(page, () => table.getByRole('button', { name: `Скачать: ${first}` }).click())
  expect(one.name).toBe(first)
  expect(one.content.length).toBeGreaterThan(0)

  await page.route('**/upload/files/**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":"Файл не найден"}' }),
  )
  await table.getByRole('link', { name: first }).click()
  await expect(table.getByRole('alert')).toContainText('Не удалось скачать файл. Файл не найден')
  await page.unroute('**/upload/files/**')
  const again = table.getByRole('button', { name: `Скачать ещё раз: ${first}` })
  expect((await downloadOf(page, () => again.click())).name).toBe(first)
})
