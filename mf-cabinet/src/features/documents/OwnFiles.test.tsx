import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { testFile } from '../../testing/test-files'
import { OwnFiles } from './OwnFiles'

const { data, called, intercept } = cabinetApi()
const SCAN = testFile({ ID: 9, NAME: 'Скан.pdf', TYPE: 'pdf', SIZE: 512, PATH: '/upload/files/t9/s.pdf' })
beforeEach(() => {
  data.clientFiles = [testFile(), SCAN]
})
const show = () => renderWithKernel(<OwnFiles />)
const list = () => screen.findByRole('list', { name: 'Ваши файлы' })
const NONE = 'Вы ещё не загрузили ни одного файла.'

test('before the files come their place is busy', async () => {
  const { container } = show()
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Ваши файлы$/)
  expect(screen.queryByText(NONE)).not.toBeInTheDocument()
  await list()
  expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Ваши файлы 2' })).toBeVisible()
  expect(screen.queryByText(NONE)).not.toBeInTheDocument()
})

test('[CAB-062] each with its kind and size; a document has another icon than a table', async () => {
  show()
  const items = within(await list()).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'Прайс-лист.xlsxXLSX, 96 КБ',
    'Скан.pdfPDF, 512 Б',
  ])
  const [table, document] = items.map((item) => item.querySelector('path')?.getAttribute('d'))
  expect(table).not.toBe(document)
})

test('who has sent none is told so, without a list', async () => {
  data.clientFiles = []
  show()
  expect(await screen.findByText(NONE)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ваши файлы 0' })).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('files that could not be loaded are asked for again; there is still the place for more', async () => {
  intercept(({ path }) => (path === '/v3/api/client/files/' ? 500 : undefined))
  const { container } = show()
  expect(await screen.findByText(/^Ваши файлы не загрузились\./)).toBeVisible()
  expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument()
  expect(screen.getByLabelText(/Документы компании/)).toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await list()).toBeVisible()
  expect(screen.queryByText(/не загрузились/)).not.toBeInTheDocument()
})

test('a list that is shown stays when it cannot be read again', async () => {
  const { kernel } = show()
  await list()
  intercept(({ path }) => (path === '/v3/api/client/files/' ? 422 : undefined))
  await kernel.query.refetchQueries()
  expect(await list()).toBeVisible()
  expect(screen.queryByText(/не загрузились/)).not.toBeInTheDocument()
})

test('a file is saved by its link and by its button', async () => {
  const saved = catchSavedFiles()
  show()
  const item = within((await list()).lastElementChild as HTMLElement)
  await userEvent.click(item.getByRole('link', { name: 'Скан.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['s.pdf']))
  await userEvent.click(item.getByRole('button', { name: 'Скачать: Скан.pdf' }))
  await waitFor(() => expect(saved).toHaveLength(2))
})

test('one that failed says so in its own row', async () => {
  intercept(({ path }) => (path.startsWith('/upload/files/t9') ? 404 : undefined))
  show()
  const item = within((await list()).lastElementChild as HTMLElement)
  await userEvent.click(item.getByRole('button'))
  expect(await item.findByRole('alert')).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('several files are sent at once; how many is told', async () => {
  show()
  await list()
  const field = screen.getByLabelText(/Документы компании/)
  expect(field).toHaveAttribute('multiple')
  await userEvent.upload(
    field,
    ['a.pdf', 'b.pdf'].map((name) => new File(['abc'], name)),
  )
  expect(await screen.findByText('Отправлено: 2 файла')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Отправка файлов' })).getAllByRole('listitem')).toHaveLength(
    2,
  )
  expect(called('POST /v3/api/client/files/')).toHaveLength(2)
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(4)
})
