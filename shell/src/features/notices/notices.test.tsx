import { act, fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('[KERN-036] a notice disappears after 5000 ms', () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  pass(4999)
  expect(screen.getByText('Товар удалён')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
})

test('its time stands still under the pointer', () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  const toast = screen.getByText('Товар удалён').parentElement ?? document.body
  fireEvent.pointerEnter(toast)
  pass(20_000)
  expect(screen.getByText('Товар удалён')).toBeInTheDocument()
  fireEvent.pointerLeave(toast)
  pass(5000)
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
})

test('an error is an alert and stays until it is closed', () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
  pass(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка сети.')
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the action of a notice runs once and closes it', () => {
  const run = jest.fn()
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ text: 'Товар удалён', action: { label: 'Отменить', run } }))
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
})

test('of three notices the latest two are shown', () => {
  const { kernel } = renderApp()
  act(() => {
    for (const text of ['Первое', 'Второе', 'Третье']) kernel.notices.show({ text })
  })
  expect(screen.queryByText('Первое')).not.toBeInTheDocument()
  expect(screen.getByText('Второе')).toBeInTheDocument()
  expect(screen.getByText('Третье')).toBeInTheDocument()
})

test('F8 leads to the action of the latest notice, Esc and the action lead back', () => {
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
  pass(20_000)
  fireEvent.keyDown(undo, { key: 'Escape' })
  expect(before).toHaveFocus()
  fireEvent.keyDown(before, { key: 'F8' })
  fireEvent.click(undo)
  expect(run).toHaveBeenCalledTimes(1)
  expect(before).toHaveFocus()
  expect(region).toBeEmptyDOMElement()
})
