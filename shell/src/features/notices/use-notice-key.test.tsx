import { act, fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('F8 leads to the action of the latest notice, Esc and the action lead back', async () => {
  const run = jest.fn()
  const { kernel } = renderApp()
  const before = screen.getAllByRole('link')[0] as HTMLElement
  before.focus()
  act(() => void kernel.notices.show({ text: 'Товар удалён', action: { label: 'Отменить', run } }))
  const region = screen.getByRole('region', { name: 'Уведомления, F8' })
  const undo = screen.getByRole('button', { name: 'Отменить' })
  expect(undo).toHaveAttribute('aria-keyshortcuts', 'F8')
  fireEvent.keyDown(before, { key: 'F8' })
  expect(undo).toHaveFocus()
  await pass(20_000)
  fireEvent.keyDown(undo, { key: 'Escape' })
  expect(before).toHaveFocus()
  fireEvent.keyDown(before, { key: 'F8' })
  fireEvent.click(undo)
  expect(run).toHaveBeenCalledTimes(1)
  expect(before).toHaveFocus()
  expect(region).toBeEmptyDOMElement()
})

describe('a notice with the focus in it', () => {
  const show = () => {
    const { kernel } = renderApp()
    const before = screen.getAllByRole('link')[0] as HTMLElement
    act(() => before.focus())
    act(
      () => void kernel.notices.show({ text: 'Товар удалён', action: { label: 'Отменить', run: jest.fn() } }),
    )
    fireEvent.keyDown(before, { key: 'F8' })
    const undo = screen.getByRole('button', { name: 'Отменить' })
    expect(undo).toHaveFocus()
    return { kernel, before, undo }
  }

  test('stays when the pointer passes over it', async () => {
    const { undo } = show()
    const toast = screen.getByText('Товар удалён').parentElement ?? document.body
    fireEvent.pointerEnter(toast)
    fireEvent.pointerLeave(toast)
    await pass(20_000)
    expect(undo).toHaveFocus()
  })

  test('gives it back when newer notices push it out', () => {
    const { kernel, before } = show()
    act(() => {
      for (const text of ['Второе', 'Третье']) kernel.notices.show({ text })
    })
    expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
    expect(before).toHaveFocus()
  })

  test('gives it back to where it was also when it came there by Tab or a press', () => {
    const { kernel } = renderApp()
    const before = screen.getAllByRole('link')[0] as HTMLElement
    act(() => before.focus())
    act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(before).toHaveFocus()
  })
})

describe('the key', () => {
  const show = (kernel: ReturnType<typeof renderApp>['kernel'], text: string) =>
    act(() => void kernel.notices.show({ text, action: { label: `Отменить ${text}`, run: jest.fn() } }))
  const press = (target: Element, key: string) => fireEvent.keyDown(target, { key })

  test('leads to the latest of several notices, and is the browser’s where there is none', () => {
    const { kernel } = renderApp()
    expect(press(document.body, 'F8')).toBe(true)
    show(kernel, 'первое')
    show(kernel, 'второе')
    expect(press(document.body, 'F7')).toBe(true)
    expect(press(document.body, 'F8')).toBe(false)
    expect(screen.getByRole('button', { name: 'Отменить второе' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Отменить первое' })).not.toHaveAttribute('aria-keyshortcuts')
  })

  test('once more leads back, and so does Esc; other keys are left alone there', () => {
    const { kernel } = renderApp()
    const before = screen.getAllByRole('link')[0] as HTMLElement
    act(() => before.focus())
    show(kernel, 'первое')
    for (const key of ['F8', 'Escape']) {
      press(before, 'F8')
      const undo = screen.getByRole('button', { name: 'Отменить первое' })
      expect(press(undo, 'а')).toBe(true)
      expect(undo).toHaveFocus()
      expect(press(undo, key)).toBe(false)
      expect(before).toHaveFocus()
    }
  })

  test('inside the notices does not make the notices the place to go back to', () => {
    const { kernel } = renderApp()
    const before = screen.getAllByRole('link')[0] as HTMLElement
    act(() => before.focus())
    show(kernel, 'первое')
    press(before, 'F8')
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus())
    press(screen.getByRole('button', { name: 'Закрыть' }), 'Escape')
    expect(before).toHaveFocus()
  })

  test('has nowhere to lead back to when that place is gone', () => {
    const { kernel } = renderApp()
    const before = document.body.appendChild(document.createElement('button'))
    act(() => before.focus())
    show(kernel, 'первое')
    press(before, 'F8')
    const focused = jest.spyOn(before, 'focus')
    before.remove()
    press(screen.getByRole('button', { name: 'Отменить первое' }), 'Escape')
    expect(focused).not.toHaveBeenCalled()
  })

  test('is nobody’s when the layout is gone', () => {
    const { kernel, unmount } = renderApp()
    show(kernel, 'первое')
    unmount()
    expect(press(document.body, 'F8')).toBe(true)
  })
})
