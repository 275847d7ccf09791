import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activeRow, openPalette, PaletteProducts, paletteField } from '../../testing/palette'

/** The field has the focus. */
const enter = (value: string) => fireEvent.change(paletteField(), { target: { value } })

test('a part that does not load says so in its place and can be tried again; the rest works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const loads = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValueOnce({ default: PaletteProducts })
  await openPalette({ modules: { 'mf-catalog/./PaletteProducts': loads } })
  enter('корзин')
  const retry = await screen.findByRole('button', { name: /Товары не загрузились/ })
  await waitFor(() => expect(activeRow()).toHaveTextContent('Корзина'))
  await act(() => userEvent.click(retry))
  expect(await screen.findByRole('row', { name: 'Бумага А4' })).toBeInTheDocument()
})

test('while code or answers are on their way nothing is ready for Enter by itself, and nothing is announced', async () => {
  let arrive: (module: object) => void = () => undefined
  const loading = new Promise<object>((resolve) => {
    arrive = resolve
  })
  await openPalette({ modules: { 'mf-catalog/./PaletteProducts': () => loading } })
  enter('корзин')
  expect(activeRow()).toBeNull()
  const status = within(screen.getByRole('dialog')).getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await act(async () => arrive({ default: PaletteProducts }))
  await waitFor(() => expect(activeRow()).toHaveTextContent('Бумага А4'))
  expect(status).toHaveTextContent('Найдено 3 строки')
})

describe('Enter while answers are on their way', () => {
  const onTheWay = () => {
    let arrive: () => void = () => undefined
    const loading = new Promise<object>((resolve) => {
      arrive = () => resolve({ default: PaletteProducts })
    })
    return {
      modules: { 'mf-catalog/./PaletteProducts': () => loading },
      arrive: async () => act(async () => arrive()),
    }
  }

  test('waits for them, and carries out the first entry then', async () => {
    const { modules, arrive } = onTheWay()
    const { kernel } = await openPalette({ modules })
    enter('корзин')
    await userEvent.keyboard('{Enter}')
    expect(kernel.modals.current()).toHaveLength(1)
    await arrive()
    expect(await screen.findByRole('heading', { name: 'Поиск' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('another text calls it off', async () => {
    const { modules, arrive } = onTheWay()
    await openPalette({ modules })
    enter('корзин')
    await userEvent.keyboard('{Enter}ы')
    await arrive()
    expect(await screen.findByRole('row', { name: 'Бумага А4' })).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})
