import { put } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

describe('BasketFind', () => {
  const { data: state } = basketApi()

  // The code of long lists comes a moment later: on a busy machine its first load takes longer than a test waits.
  beforeAll(async () => void (await import('@prilavok/shared-kernel/ui/long-rows')))

  const scrolledTo: Element[] = []
  // jsdom lays nothing out: a row is as high as it is said to be.
  beforeEach(() => {
    scrolledTo.length = 0
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80)
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this)
    }
  })

  const open = async (count: number) => {
    state.rows.main = testRows(count)
    const rendered = renderPage('/basket')
    await screen.findByRole('region', { name: 'В наличии' })
    return rendered
  }
  const field = () => screen.getByRole('searchbox', { name: /Найти в\sкорзине/ })
  const search = () => within(screen.getByRole('search', { name: /Найти в\sкорзине/ }))
  const row = (name: string) => screen.getByRole('listitem', { name })
  const found = () => screen.getAllByRole('listitem').filter((one) => one.hasAttribute('data-found'))
  const names = () => found().map((one) => one.getAttribute('aria-label'))

  test('a short basket has no find of its own, and leaves Ctrl+F to the browser', async () => {
    await open(5)
    expect(screen.queryByRole('searchbox', { name: /Найти в\sкорзине/ })).toBeNull()
    expect(fireEvent.keyDown(document.body, { code: 'KeyF', key: 'f', ctrlKey: true })).toBe(true)
  })

  test('matches are counted, gone through both ways, and each is brought to the screen and marked', async () => {
    const user = userEvent.setup()
    await open(42)
    await put(field(), 'товар 4')
    expect(search().getByRole('status')).toHaveTextContent(/^1 из\s7$/)
    expect(names()).toEqual(['Товар 4'])
    expect(scrolledTo.at(-1)).toBe(row('Товар 4'))
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Товар 14'])
    expect(scrolledTo.at(-1)).toBe(row('Товар 14'))
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    await user.click(search().getByRole('button', { name: 'Предыдущее совпадение' }))
    expect(names()).toEqual(['Товар 42'])
    await user.click(search().getByRole('button', { name: 'Следующее совпадение' }))
    expect(names()).toEqual(['Товар 4'])
    await put(field(), '')
    expect(found()).toEqual([])
    await put(field(), 'скрепка')
    expect(search().getByRole('status')).toHaveTextContent(/^Не\sнайдено$/)
    expect(search().getByRole('button', { name: 'Следующее совпадение' })).toBeDisabled()
  })

  test('Ctrl+F goes to the field from anywhere, once more to the browser; ↓ goes into the row, Esc ends it; over a modal it is the browser’s', async () => {
    const user = userEvent.setup()
    const { kernel } = await open(42)
    const press = (on: Element) => fireEvent.keyDown(on, { code: 'KeyF', key: 'f', ctrlKey: true })
    expect(press(document.body)).toBe(false)
    expect(field()).toHaveFocus()
    expect(press(field())).toBe(true)
    await put(field(), 'товар 17')
    await user.keyboard('{ArrowDown}')
    expect(within(row('Товар 17')).getByRole('textbox', { name: /^Количество/ })).toHaveFocus()
    press(document.body)
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(found()).toEqual([])
    act(() => void kernel.modals.open('basketError', { text: 'Ошибка', showAddress: false }))
    expect(press(document.body)).toBe(true)
  })

  test('in a basket of hundreds a row that was not rendered is scrolled to, and Ctrl+F renders no others', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300 * 80)
    await open(300)
    const group = within(screen.getByRole('region', { name: 'В наличии' }))
    await waitFor(() => expect(group.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '300'))
    fireEvent.keyDown(document.body, { code: 'KeyF', key: 'f', ctrlKey: true })
    expect(group.getAllByRole('listitem').length).toBeLessThan(100)
    scroll.mockClear()
    await put(field(), 'товар 277')
    await waitFor(() => expect(scroll).toHaveBeenCalled())
    const [target] = scroll.mock.calls.at(-1) ?? []
    expect((target as unknown as ScrollToOptions).top).toBeGreaterThan(20_000)
  })
})
