import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE, PEN } from '../../testing/catalogue'
import { renderModal, renderPage, renderSlot } from '../../testing/render-page'
import { sheetAnswer } from '../../testing/sheet-answer'

const { data: state, called, intercept } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE.map((row) => ({ ...row, PRICE: 10 }))
})

const TITLES = ['Код', 'Кол-во']
const file = new File(['0123456789'], 'заявка.xlsx')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const row = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
const findReady = (count: number) => screen.findByRole('button', { name: `Готово ${count}` })
const load = () => renderModal('basketLoadXls', { basket: 'main', file })

test('[BAS-030] [BAS-033] a file is sending, then sent: its rows are looked at, the basket shows its products, the count changes', async () => {
  let release: (value?: unknown) => void = () => undefined
  state.uploadGate = new Promise((resolve) => {
    release = resolve
  })
  state.table = () => sheetAnswer([TITLES, ['184302', '48'], ['100241', '5']])
  const page = renderPage('/basket')
  await screen.findByRole('textbox', { name: 'Код товара' })
  act(() => page.kernel.modals.open('basketLoadXls', { basket: 'main', file }))
  expect(await screen.findByRole('progressbar', { name: 'Отправка: заявка.xlsx' })).toBeVisible()
  release()
  expect(await screen.findByRole('dialog', { name: 'заявка.xlsx' })).toBeVisible()
  expect(screen.getByText('Код: столбец «Код» · Количество: столбец «Кол-во»')).toBeVisible()
  await findReady(2)
  expect(called('list_file')).toHaveLength(1)
  expect(state.rows.main).toEqual([])
  await press(/^Добавить 2\u00a0товара/)
  await waitFor(() => expect(page.kernel.modals.current()).toEqual([]))
  renderSlot('header.basket', {}, { kernel: page.kernel })
  expect(await screen.findByRole('link', { name: /^Корзина: 530,00\s₽\s*2\sтовара$/ })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: 'Ручка «Литера Клик»' })).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'Бумага А4 «Белый лист»' })).toBeVisible()
  act(() => void page.kernel.basket.undo())
  await waitFor(() => expect(state.rows.main).toEqual([]))
})

test('[BAS-030] a file that is not read is an error; it can be reset, and another file chosen', async () => {
  state.table = () => 400
  const { kernel } = load()
  expect(await screen.findByRole('alert')).toHaveTextContent('Файл не загружен. Отказ сервера')
  // The same file would be rejected again.
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  await press('Выбрать другой файл')
  expect(kernel.modals.current()).toEqual([{ name: 'add-from-file', props: { basket: 'main' } }])
  expect(await screen.findByLabelText(/Файл с кодами товаров/)).toBeEnabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('leaving while a file is on its way calls it off: nothing is told, nothing opens', async () => {
  let release: (value?: unknown) => void = () => undefined
  state.uploadGate = new Promise((resolve) => {
    release = resolve
  })
  state.table = () => sheetAnswer([TITLES, ['184302', '48']])
  const abort = jest.spyOn(AbortController.prototype, 'abort')
  const { kernel } = load()
  await screen.findByRole('progressbar', { name: 'Отправка: заявка.xlsx' })
  await waitFor(() => expect(called('list_file')).toHaveLength(1))
  abort.mockClear()
  await press('Отменить')
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
  expect(abort).toHaveBeenCalled()
  release()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(kernel.notices.current()).toEqual([])
  expect(called('')).not.toContainEqual(expect.stringContaining('from_excel'))
})

test('a file without an answer is sent once more on demand', async () => {
  state.table = () => 503
  load()
  await screen.findByRole('alert')
  state.table = () => sheetAnswer([TITLES, ['184302', '2']])
  await press('Повторить')
  await findReady(1)
})

test('rows that somebody has hidden are left out; one press takes them, and typed counts stay', async () => {
  state.table = () =>
    sheetAnswer([TITLES, ['184302', '48'], ['201775', '6'], ['100241', '5']], { hidden: [3] })
  load()
  await findReady(2)
  const count = screen.getByRole('textbox', { name: 'Количество: Бумага А4 «Белый лист»' })
  await userEvent.clear(count)
  await userEvent.type(count, '7{Tab}')
  expect(screen.getByText('1 скрытая строка не взята.')).toBeVisible()
  await press(/^Взять и\sих$/)
  await findReady(3)
  expect(row(2)).toHaveTextContent('Ручка гелевая «Глайд»')
  expect(screen.getByRole('textbox', { name: 'Количество: Бумага А4 «Белый лист»' })).toHaveValue('7')
  expect(screen.queryByText(/скрытая строка/)).not.toBeInTheDocument()
})

test('hidden columns are left out; one press takes them', async () => {
  const HIDDEN_COLUMNS = [{ AT: 1, CELLS: ['Кол-во', '48', '5'] }]
  state.table = () =>
    sheetAnswer(
      [
        ['Код', '', 'Цена'],
        ['184302', '', '10'],
        ['100241', '', '10'],
      ],
      { HIDDEN_COLUMNS },
    )
  load()
  await findReady(2)
  const count = () => screen.getByRole('textbox', { name: 'Количество: Бумага А4 «Белый лист»' })
  expect(count()).toHaveValue('1')
  expect(screen.getByText('1 скрытый столбец не взят.')).toBeVisible()
  await press(/^Взять и\sих$/)
  await waitFor(() => expect(count()).toHaveValue('5'))
  expect(screen.getByText('Код: столбец «Код» · Количество: столбец «Кол-во»')).toBeVisible()
  expect(screen.queryByText(/скрытый столбец/)).not.toBeInTheDocument()
})

test('another sheet can be taken; one that is not read leaves the first one as it is', async () => {
  const SHEETS = ['Заявка', 'Прайс']
  state.table = () => sheetAnswer([TITLES, ['184302', '48']], { SHEETS })
  const { kernel } = load()
  await findReady(1)
  const sheet = () => screen.getByRole('combobox', { name: 'Лист файла' })
  expect(sheet()).toHaveDisplayValue('Заявка')
  state.table = () => 503
  await userEvent.selectOptions(sheet(), 'Прайс')
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  expect(row(1)).toHaveTextContent('Ручка «Литера Клик»')
  state.table = () => sheetAnswer([TITLES, ['100241', '5']], { SHEETS, SHEET: 1 })
  await userEvent.selectOptions(sheet(), 'Прайс')
  await waitFor(() => expect(row(1)).toHaveTextContent('Бумага А4 «Белый лист»'))
  expect(sheet()).toHaveDisplayValue('Прайс')
})

test('another sheet asks first where counts were typed', async () => {
  const SHEETS = ['Заявка', 'Прайс']
  state.table = () => sheetAnswer([TITLES, ['184302', '48']], { SHEETS })
  load()
  await findReady(1)
  const count = screen.getByRole('textbox', { name: /^Количество/ })
  await userEvent.clear(count)
  await userEvent.type(count, '7{Tab}')
  state.table = () => sheetAnswer([TITLES, ['100241', '5']], { SHEETS, SHEET: 1 })
  const sheet = () => screen.getByRole('combobox', { name: 'Лист файла' })
  const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await userEvent.selectOptions(sheet(), 'Прайс')
  await answer('Остаться')
  expect(sheet()).toHaveDisplayValue('Заявка')
  expect(count).toHaveValue('7')
  await userEvent.selectOptions(sheet(), 'Прайс')
  await answer('Уйти без сохранения')
  await waitFor(() => expect(row(1)).toHaveTextContent('Бумага А4 «Белый лист»'))
})

test('a sheet that lists nothing says so, and is no dead end', async () => {
  state.table = () => sheetAnswer([['Код', 'Количество']], { SHEETS: ['Пусто', 'Заявка'] })
  load()
  expect(await screen.findByRole('alert')).toHaveTextContent('На листе нет ни кодов, ни названий товаров.')
  state.table = () => sheetAnswer([TITLES, ['184302', '48']], { SHEETS: ['Пусто', 'Заявка'], SHEET: 1 })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Лист файла' }), 'Заявка')
  await findReady(1)
})

test('[BAS-033] a back end that knows from_excel alone adds the file at once; its other rows are looked at', async () => {
  const CHECK = [{ ROW: 3, CODE: '201775', QUANTITY: '1,5', PRODUCT_ID: 3, TEXT: 'Не целое', ADDED: 'N' }]
  intercept(({ path, method }) => {
    if (method !== 'POST' || !path.endsWith('/main/from_excel/')) return undefined
    state.rows.main = [{ ...PEN, QUANTITY: 48 }]
    const METHOD_SUCCESS = { SUCCESS: 'Y' }
    return { response: { METHOD_SUCCESS, CNT: 1, SUM: 480, CURRENCY: 'RUB', CHECK, PRODUCTS: [], ADDED: 1 } }
  })
  const { kernel } = load()
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  expect(await screen.findByText('Добавлен 1 товар из файла.')).toBeVisible()
  expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 1, SUM: 480 })
  expect(await screen.findByText('Количество «1,5» не понятно: укажите число')).toBeVisible()
  expect(called('from_excel')).toHaveLength(1)
})
