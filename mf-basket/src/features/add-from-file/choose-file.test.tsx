import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderModal } from '../../testing/render-page'

const { called } = basketApi()

const MAX_BYTES = 5_242_880
const fileOf = (name: string, size = 10) => {
  const file = new File(['0123456789'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const open = () => renderModal('add-from-file', { basket: 'main' })
const input = () => screen.getByLabelText(/Файл с кодами товаров/)
const drop = (...files: File[]) => fireEvent.drop(input(), { dataTransfer: { files } })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const uploads = () => called('list_file')
test.each(['заявка.xls', 'ЗАЯВКА.XLSX'])(
  '[BAS-029] [BAS-031] «%s» is taken, and handed on to the dialog that sends it',
  async (name) => {
    const { kernel } = open()
    const file = fileOf(name, MAX_BYTES)
    await userEvent.upload(input(), file)
    expect(kernel.modals.current()).toEqual([{ name: 'basketLoadXls', props: { basket: 'main', file } }])
  },
)

test('[BAS-031] what is no workbook is said to be none, and nothing is sent', async () => {
  const { kernel } = open()
  for (const name of ['прайс.pdf', 'заявка.csv', 'заявка.ods', 'заявка', 'xlsx']) {
    drop(fileOf(name))
    expect(screen.getByRole('alert')).toHaveTextContent('Неподдерживаемый формат файла.')
    await press(`Убрать из\u00a0списка: ${name}`)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  }
  expect(kernel.modals.current()).toHaveLength(1)
  expect(uploads()).toEqual([])
})

test('[BAS-032] a file of more than 5242880 bytes is not sent', async () => {
  open()
  drop(fileOf('заявка.xlsx', MAX_BYTES + 1))
  expect(screen.getByRole('alert')).toHaveTextContent('Размер файла не должен превышать 5МБ.')
  expect(uploads()).toEqual([])
})

test('a file is taken wherever it is dropped, and from the clipboard; several wait for a choice', async () => {
  const { kernel } = open()
  fireEvent.drop(window, { dataTransfer: { files: [fileOf('прайс.pdf')] } })
  expect(screen.getByRole('alert')).toBeVisible()
  drop(fileOf('первая.xlsx'), fileOf('вторая.xls'))
  expect(
    within(screen.getByRole('list', { name: 'Файлы, которые не отправлены' })).getAllByRole('listitem'),
  ).toHaveLength(3)
  expect(kernel.modals.current()).toEqual([{ name: 'add-from-file', props: { basket: 'main' } }])
  await press('Загрузить: вторая.xls')
  expect(kernel.modals.current()).toEqual([
    {
      name: 'basketLoadXls',
      props: { basket: 'main', file: expect.objectContaining({ name: 'вторая.xls' }) },
    },
  ])
})

test('a text file, also in Windows-1251, is not sent, its list can be opened', async () => {
  const { kernel } = open()
  const file = new File(['184302;48'], 'заявка.csv')
  const heading = [0xca, 0xee, 0xe4, 0x3b, 0xca, 0xee, 0xeb, 0x2d, 0xe2, 0xee, 0x0a]
  const bytes = new Uint8Array([...heading, ...new TextEncoder().encode('184302;48')])
  // jsdom does not read files.
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer })
  drop(file)
  expect(screen.getByRole('alert')).toHaveTextContent('Неподдерживаемый формат файла.')
  await press('Открыть как список: заявка.csv')
  await waitFor(() =>
    expect(kernel.modals.current()).toEqual([
      { name: 'pastePreview', props: { text: 'Код;Кол-во\n184302;48', basket: 'main' } },
    ]),
  )
})

test('a table of OpenDocument is not sent by itself; opened as a list it is read as a workbook', async () => {
  const { kernel } = open()
  const file = fileOf('заявка.ods')
  drop(file)
  expect(screen.getByRole('alert')).toHaveTextContent('Неподдерживаемый формат файла.')
  await press('Открыть как список: заявка.ods')
  expect(kernel.modals.current()).toEqual([{ name: 'basketLoadXls', props: { basket: 'main', file } }])
})

test('all that is wrong with a file is said at once', async () => {
  const { kernel } = open()
  drop(fileOf('прайс.csv', MAX_BYTES + 1))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Неподдерживаемый формат файла. Размер файла не должен превышать 5МБ.',
  )
  await press(/^Убрать из/)
  for (const name of ['пустой.csv', 'пустой.xlsx']) {
    drop(fileOf(name, 0))
    expect(screen.getByRole('alert')).toHaveTextContent(/Файл пуст\.$/)
    expect(screen.queryByRole('button', { name: /^Открыть как список/ })).not.toBeInTheDocument()
    await press(/^Убрать из/)
  }
  expect(kernel.modals.current()).toHaveLength(1)
  expect(uploads()).toEqual([])
})

test('there is a table to fill in', () => {
  open()
  const link = screen.getByRole('link', { name: 'Скачать образец заявки' })
  expect(link).toHaveAttribute('download', 'Образец заявки.xlsx')
  expect(link).toHaveAttribute('href', expect.stringMatching(/^data:.*spreadsheetml\.sheet;base64,UEsDB/))
})
