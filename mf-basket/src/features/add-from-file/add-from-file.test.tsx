import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE, PEN } from '../../testing/catalogue'
import { renderModal, renderPage, renderSlot } from '../../testing/render-page'
import { tableAnswer } from '../../testing/table-answer'

const { data: state, called } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE.map((row) => ({ ...row, PRICE: 10 }))
})

const fileOf = (name: string, size = 10) => {
  const file = new File(['0123456789'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const uploads = () => called('from_excel')
const answer = (counts: Record<number, number>, check?: Parameters<typeof tableAnswer>[3]) => {
  state.table = (basket) => tableAnswer(state, basket, counts, check)
}
const load = (file = fileOf('заявка.xlsx')) => renderModal('basketLoadXls', { basket: 'main', file })

test('[BAS-030] [BAS-033] a file is sending, then sent: the basket shows its products, the count changes', async () => {
  let release: (value?: unknown) => void = () => undefined
  state.uploadGate = new Promise((resolve) => {
    release = resolve
  })
  answer({ 1: 48, 2: 5 })
  const page = renderPage('/basket')
  await screen.findByRole('textbox', { name: 'Код товара' })
  const header = renderSlot('header.basket', {}, { kernel: page.kernel })
  expect(await screen.findByRole('link', { name: /^Корзина\s*пусто$/ })).toBeVisible()
  header.unmount()
  act(() => page.kernel.modals.open('basketLoadXls', { basket: 'main', file: fileOf('заявка.xlsx') }))
  expect(await screen.findByRole('progressbar', { name: 'Отправка: заявка.xlsx' })).toBeVisible()
  release()
  expect(await screen.findByText('Добавлены 2 товара из файла')).toBeVisible()
  expect(uploads()).toHaveLength(1)
  await press('Готово')
  renderSlot('header.basket', {}, { kernel: page.kernel })
  expect(screen.getByRole('link', { name: /^Корзина: 530,00\s₽\s*2\sтовара$/ })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: 'Ручка «Литера Клик»' })).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'Бумага А4 «Белый лист»' })).toBeVisible()
})

test('[BAS-030] a file that is not loaded is an error; it can be reset, and another file chosen', async () => {
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

/** Opens the dialog on a page whose uploads tell their keys; all of a file goes out at once. */
function loadTold() {
  const { kernel } = renderPage('/basket')
  const keys: unknown[] = []
  const post = kernel.api.post.bind(kernel.api)
  jest.spyOn(kernel.api, 'post').mockImplementation((path, body, options) => {
    if (path.includes('from_excel')) keys.push(body?.idempotency_key)
    options?.onProgress?.(1)
    return post(path, body, options)
  })
  return {
    kernel,
    keys,
    open: () =>
      act(() => void kernel.modals.open('basketLoadXls', { basket: 'main', file: fileOf('заявка.xlsx') })),
  }
}
/** As the server does: with a key that it knows it adds nothing, and answers what it answered then. */
function answerOnce(
  keys: readonly unknown[],
  counts: Record<number, number>,
  lost: () => number | undefined,
) {
  const made = new Map<unknown, ReturnType<typeof tableAnswer>>()
  state.table = (basket) => {
    const key = keys.at(-1)
    const answer = made.get(key) ?? tableAnswer(state, basket, counts)
    made.set(key, answer)
    return lost() ?? answer
  }
}

test('the same file is sent once more on demand, and is not added twice however often its answer is lost', async () => {
  let down = true
  const { keys, open } = loadTold()
  answerOnce(keys, { 1: 2 }, () => (down ? 503 : undefined))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('дважды они не добавятся')
  await press('Повторить')
  await waitFor(() => expect(uploads()).toHaveLength(2))
  await screen.findByRole('alert')
  down = false
  await press('Повторить')
  expect(await screen.findByText('Добавлен 1 товар из файла')).toBeVisible()
  expect(state.rows.main).toEqual([expect.objectContaining({ ID: 1, QUANTITY: 2 })])
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[0]).toBeDefined()
})

test('what became of a file whose dialog was closed can be asked for from the page, and it is not added twice', async () => {
  let down = true
  let release: (value?: unknown) => void = () => undefined
  state.uploadGate = new Promise((resolve) => {
    release = resolve
  })
  const { kernel, keys, open } = loadTold()
  answerOnce(keys, { 1: 2 }, () => (down ? 503 : undefined))
  open()
  expect(await screen.findByText(/Окно можно закрыть/)).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
  release()
  await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
  down = false
  const [notice] = kernel.notices.current()
  expect(notice).toMatchObject({ kind: 'error', lasting: true, action: { label: 'Повторить' } })
  act(() => notice?.action?.run())
  expect(await screen.findByText('Добавлен 1 товар из файла')).toBeVisible()
  expect(state.rows.main).toEqual([expect.objectContaining({ ID: 1, QUANTITY: 2 })])
  expect(new Set(keys).size).toBe(1)
})

test('a file that has gone out is added although its dialog is closed: it is said, what was not added can be mended', async () => {
  let release: (value?: unknown) => void = () => undefined
  state.uploadGate = new Promise((resolve) => {
    release = resolve
  })
  answer({ 1: 48 }, [
    { ROW: 3, CODE: '999999', QUANTITY: '7', PRODUCT_ID: 0, TEXT: 'Товар не найден', ADDED: 'N' },
  ])
  const { kernel, open } = loadTold()
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  open()
  expect(await screen.findByText(/Окно можно закрыть/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
  release()
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 1, SUM: 480 }))
  const [notice] = kernel.notices.current()
  expect(notice?.text).toBe('Добавлен 1\u00a0товар из\u00a0файла. 1\u00a0строка не добавлена')
  act(() => notice?.action?.run())
  expect(kernel.modals.current()).toEqual([
    { name: 'pastePreview', props: { text: '999999\t7', basket: 'main' } },
  ])
})

test('what a file has added is taken back, what was there before stays', async () => {
  state.rows.main = [{ ...PEN, QUANTITY: 3, SUM: 30 }]
  answer({ 1: 2, 2: 5 })
  const { kernel } = load()
  await screen.findByText('Добавлены 2 товара из файла')
  // A colleague's own addition stays, too.
  tableAnswer(state, 'main', { 2: 1, 3: 6 })
  await press('Отменить загрузку')
  await waitFor(() =>
    expect(state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY])).toEqual([
      [1, 3],
      [2, 1],
      [3, 6],
    ]),
  )
  expect(kernel.modals.current()).toEqual([])
})

test('rows with errors are mended in place, the others are in the basket already', async () => {
  answer({ 1: 48, 3: 36 }, [
    { ROW: 3, CODE: '999999', QUANTITY: '7', PRODUCT_ID: 0, TEXT: 'Товар не найден', ADDED: 'N' },
    {
      ROW: 4,
      CODE: '100241',
      QUANTITY: '1,5',
      PRODUCT_ID: 2,
      TEXT: 'Количество должно быть целым',
      ADDED: 'N',
    },
    { ROW: 5, CODE: '201775', QUANTITY: '50', PRODUCT_ID: 3, TEXT: 'Больше на складе нет', ADDED: 'Y' },
  ])
  const { kernel } = load()
  expect(await screen.findByText('Добавлены 2 товара из файла')).toBeVisible()
  expect(screen.getByText('Строка 5, код 201775: Больше на складе нет')).toBeVisible()
  const code = (place: number) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
  const rows = () => within(screen.getByRole('list', { name: 'Коды товаров' })).getAllByRole('listitem')
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toHaveTextContent('Строка 3 файла: Товар не найден')
  expect(rows()[1]).toHaveTextContent('Строка 4 файла: Количество должно быть целым')
  await userEvent.clear(code(1))
  await userEvent.type(code(1), '100241')
  await waitFor(() => expect(rows()[0]).toHaveAttribute('data-state', 'valid'))
  expect(within(rows()[0] as HTMLElement).getByRole('textbox', { name: /^Количество/ })).toHaveValue('7')
  await press('Убрать строку 2')
  await press('Добавить 1\u00a0товар')
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
  expect(state.rows.main.map(({ ID, QUANTITY }) => [ID, QUANTITY])).toEqual([
    [1, 48],
    [3, 36],
    [2, 7],
  ])
})

test('a file without a single good row is not rejected as a whole: its rows can be mended, and are not lost by accident', async () => {
  answer({}, [{ ROW: 2, CODE: '18430', QUANTITY: '2', PRODUCT_ID: 0, TEXT: 'Товар не найден', ADDED: 'N' }])
  const { kernel } = load()
  expect(await screen.findByText('Из файла ничего не добавлено')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Код, строка 1' })).toHaveValue('18430')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(kernel.modals.current()).toHaveLength(1)
})
