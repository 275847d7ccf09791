import { read } from '@e965/xlsx'
import { catchSavedFiles, type SavedFile } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { uploadsText } from '../features/documents/uploads-text'
import { cabinetApi } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'
import { testFile } from '../testing/test-files'
import { head } from './DocumentsPage'

const { data, called, calls, intercept } = cabinetApi()
const PATH = '/cabinet/documents'
const MAX = 5_242_880

const found: { saved: readonly SavedFile[] } = { saved: [] }
beforeEach(() => {
  found.saved = catchSavedFiles()
  data.shopFiles = [
    testFile(),
    testFile({ ID: 2, NAME: 'Договор поставки.pdf', TYPE: 'pdf', SIZE: 512, PATH: '/upload/files/t2/d.pdf' }),
    testFile({ ID: 3, NAME: 'Каталог.pdf', TYPE: 'pdf', SIZE: 3_984_589, PATH: '/upload/files/t3/k.pdf' }),
  ]
  data.clientFiles = [
    testFile({ ID: 9, NAME: 'Архив.pdf', TYPE: 'pdf', SIZE: 3 * 1024 ** 3, PATH: '/upload/files/t9/a.pdf' }),
  ]
})

const row = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return within((link.closest('tr') ?? link.closest('li')) as HTMLElement)
}
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByLabelText(/Документы компании/).closest('label') as HTMLElement, {
    dataTransfer: { files },
  })
const fileOf = (name: string, size = 3) => {
  const file = new File(['abc'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const sentFiles = () => calls.filter((call) => call.startsWith('POST /v3/api/client/files/'))
const own = () => within(screen.getByRole('list', { name: 'Ваши файлы' }))

test('[CAB-062] files of the shop and of the customer have name, type, size in its unit, and a link to the file', async () => {
  renderPage(PATH)
  expect(screen.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible()
  for (const [name, kind, size, path] of [
    ['Прайс-лист.xlsx', 'XLSX', '96\u00a0КБ', '/upload/files/ticket1/price.xlsx'],
    ['Договор поставки.pdf', 'PDF', '512\u00a0Б', '/upload/files/t2/d.pdf'],
    ['Каталог.pdf', 'PDF', '3,8\u00a0МБ', '/upload/files/t3/k.pdf'],
  ] as const) {
    const line = await row(name)
    expect(line.getByRole('cell', { name: kind })).toBeVisible()
    expect(line.getByText(size, { normalizer: (text) => text })).toBeVisible()
    expect(line.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  expect((await row('Архив.pdf')).getByText('PDF, 3\u00a0ГБ', { normalizer: (text) => text })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Архив.pdf' })).toHaveAttribute('href', '/upload/files/t9/a.pdf')
  expect(screen.getByRole('heading', { name: 'От поставщика 3' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ваши файлы 1' })).toBeVisible()
  expect(head()).toEqual({ title: 'Документы', robots: 'noindex' })
})

test('a file is saved by its link and by its button; a press with Ctrl is the browser’s', async () => {
  renderPage(PATH)
  const link = await screen.findByRole('link', { name: 'Договор поставки.pdf' })
  await userEvent.click(link)
  await waitFor(() => expect(found.saved).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Скачать: Договор поставки.pdf' }))
  await waitFor(() => expect(found.saved).toHaveLength(2))
  expect(found.saved.map(({ name }) => name)).toEqual(['d.pdf', 'd.pdf'])
  expect(await found.saved[0]?.content.text()).toBe('content')
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(calls.filter((call) => call.includes('/t2/'))).toHaveLength(2)
})

test('a broken file says why in its row and is tried again by a link of now; the others are untouched', async () => {
  renderPage(PATH)
  intercept(({ path }) =>
    path.startsWith('/upload/files/t2')
      ? Response.json({ error: 'Файл не найден' }, { status: 404 })
      : undefined,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать: Договор поставки.pdf' }))
  const line = await row('Договор поставки.pdf')
  expect(await line.findByRole('alert')).toHaveTextContent('Не удалось скачать файл. Файл не найден')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  data.shopFiles = data.shopFiles.map((file) =>
    file.ID === 2 ? { ...file, PATH: '/upload/files/new/d.pdf' } : file,
  )
  await userEvent.click(line.getByRole('button', { name: 'Скачать ещё раз: Договор поставки.pdf' }))
  await waitFor(() => expect(found.saved).toHaveLength(1))
  expect(called('/upload/files/new/d.pdf')).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('[KERN-042] a document whose answer is a text says «Ошибка сервера»', async () => {
  renderPage(PATH)
  intercept(({ path }) =>
    path.startsWith('/upload/files/t2') ? new Response('<h1>502</h1>', { status: 502 }) : undefined,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать: Договор поставки.pdf' }))
  const line = await row('Договор поставки.pdf')
  expect(await line.findByRole('alert')).toHaveTextContent('Не удалось скачать файл. Ошибка сервера')
})

test('[CAB-063] all files of the shop are one archive by FILENAME', async () => {
  renderPage(PATH)
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать все архивом ZIP' }))
  await waitFor(() => expect(found.saved).toHaveLength(1))
  expect(found.saved[0]?.name).toBe('all.zip')
  expect(called('shop_files/zip/')).toEqual(['GET /v3/api/client/shop_files/zip/'])
  expect(called('/upload/files/zip/all.zip')).toHaveLength(1)
})

test('the list is saved as a table; a long one is searched by name', async () => {
  data.shopFiles = Array.from({ length: 9 }, (_, index) =>
    testFile({ ID: index + 1, NAME: `Сертификат ${index + 1}.pdf`, TYPE: 'pdf' }),
  )
  renderPage(PATH)
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Поиск по названию документа' }),
    'сертификат 7',
  )
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await userEvent.type(screen.getByRole('searchbox'), '7')
  expect(screen.getByRole('heading', { name: 'Документы не найдены' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Показать все документы' }))
  expect(screen.getAllByRole('row')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Скачать таблицу' }))
  await waitFor(() => expect(found.saved).toHaveLength(1))
  const book = read(new Uint8Array((await found.saved[0]?.content.arrayBuffer()) as ArrayBuffer))
  const sheet = book.Sheets[book.SheetNames[0] as string]
  expect([sheet?.A2?.v, sheet?.B2?.v, sheet?.C2?.v]).toEqual(['Сертификат 1.pdf', 'PDF', 98_304])
})

test('accepted documents are sent one by one and stand in the list, each with its progress', async () => {
  renderPage(PATH)
  await screen.findByRole('list', { name: 'Ваши файлы' })
  await userEvent.upload(screen.getByLabelText(/Документы компании/), [fileOf('a.pdf'), fileOf('b.ods')])
  expect(await own().findByRole('link', { name: 'Документ 102.pdf' })).toHaveAttribute(
    'href',
    '/upload/files/own102/f.pdf',
  )
  expect(
    own()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Документ 102.pdf', 'Документ 101.pdf', 'Архив.pdf'])
  expect(sentFiles()).toHaveLength(2)
  expect(screen.getByText('Отправлено: 2 файла')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ваши файлы 3' })).toBeVisible()
})

test('[CAB-064] documents of every kind that is taken are sent', async () => {
  const kinds = ['jpeg', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'pdf', 'odt', 'ods', 'ots']
  renderPage(PATH)
  await screen.findByRole('list', { name: 'Ваши файлы' })
  drop(kinds.map((kind) => fileOf(`Файл.${kind.toUpperCase()}`)))
  await waitFor(() => expect(sentFiles()).toHaveLength(kinds.length))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('[CAB-064] [CAB-065] a wrong kind and one that is too large are rejected in the dialog, one line each, and not sent; the rest is', async () => {
  renderPage(PATH)
  await screen.findByRole('list', { name: 'Ваши файлы' })
  drop([fileOf('Подпись.p7s'), fileOf('Ровно.pdf', MAX), fileOf('Скан.jpg', MAX + 1)])
  const dialog = await screen.findByRole('dialog', { name: 'Эти файлы не загружены' })
  const lines = within(dialog).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Подпись.p7sНеподдерживаемый формат файла.',
    'Скан.jpgРазмер файла должен быть не больше 5МБ',
  ])
  await waitFor(() => expect(sentFiles()).toHaveLength(1))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Понятно' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const uploads = within(screen.getByRole('list', { name: 'Отправка файлов' }))
  // What the dialog has told is not told a second time.
  expect(uploads.getAllByRole('listitem')).toHaveLength(1)
  expect(uploads.getByText(/^Ровно.pdf/).closest('li')).toHaveTextContent('Отправлен')
  expect(screen.queryByText(/Размер файла должен быть не больше 5МБ/)).not.toBeInTheDocument()
  expect(screen.getByText('Отправлено: 1 файл')).toBeVisible()
})

test('a file whose answer was lost is sent again with the key it had; another one has its own', async () => {
  const { kernel } = renderPage(PATH)
  await screen.findByRole('list', { name: 'Ваши файлы' })
  const keys: unknown[] = []
  const post = kernel.api.post.bind(kernel.api)
  jest.spyOn(kernel.api, 'post').mockImplementation((path, body, options) => {
    keys.push(body?.idempotency_key)
    return post(path, body, options)
  })
  intercept(({ method }) => (method === 'POST' ? 0 : undefined))
  drop([fileOf('lost.pdf')])
  const retry = await screen.findByRole('button', { name: 'Повторить: lost.pdf' })
  intercept(() => undefined)
  await userEvent.click(retry)
  expect(await own().findByRole('link', { name: 'Документ 101.pdf' })).toBeVisible()
  drop([fileOf('lost.pdf')])
  await waitFor(() => expect(keys).toHaveLength(3))
  const [first, again, other] = keys
  expect(first).toMatch(/^\w{32}$/)
  expect(again).toBe(first)
  expect(other).toMatch(/^\w{32}$/)
  expect(other).not.toBe(first)
})

test('each list has its own empty state, failure and another try', async () => {
  data.shopFiles = []
  data.clientFiles = []
  intercept(({ path }) => (path === '/v3/api/client/files/' ? 500 : undefined))
  renderPage(PATH)
  expect(await screen.findByRole('heading', { name: 'Поставщик пока не выложил документы' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /ZIP/ })).not.toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Ваши файлы не загрузились. Отказ сервера')
  intercept(() => undefined)
  await act(async () => screen.getByRole('button', { name: 'Повторить' }).click())
  expect(await screen.findByText('Вы ещё не загрузили ни одного файла.')).toBeVisible()
})

test.each([
  [['sending', 'waiting'], 'Отправляем 1 из\u00a02'],
  [['sent', 'failed', 'sending'], 'Отправляем 3 из\u00a03. Не\u00a0отправлено: 1\u00a0файл'],
  [[], ''],
] as const)('of %j it is said «%s»', (states, text) => {
  const uploads = states.map((state, id) => ({ id, name: 'a', size: 1, state, sent: 0 }))
  expect(uploadsText(uploads)).toBe(text)
})
