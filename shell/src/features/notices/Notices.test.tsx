import { act, fireEvent, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('[KERN-036] a notice disappears after 5000 ms', async () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  await pass(4999)
  expect(screen.getByText('Товар удалён')).toBeInTheDocument()
  await pass(1)
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
})

test('its time stands still under the pointer', async () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  const toast = screen.getByText('Товар удалён').parentElement ?? document.body
  fireEvent.pointerEnter(toast)
  await pass(20_000)
  expect(screen.getByText('Товар удалён')).toBeInTheDocument()
  fireEvent.pointerLeave(toast)
  await pass(5000)
  expect(screen.queryByText('Товар удалён')).not.toBeInTheDocument()
})

test('an error is an alert and stays until it is closed', async () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.' }))
  await pass(60_000)
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

test('another content takes the place of the first and has its whole time; what is announced elsewhere is no status', async () => {
  const { kernel } = renderApp()
  const show = (text: string) => ({
    text,
    saidBy: 'block' as const,
    action: { label: 'Отменить', run: () => undefined },
  })
  act(() => void kernel.notices.show(show('Ручка')))
  const id = kernel.notices.current()[0]?.id ?? 0
  const button = screen.getByRole('button', { name: 'Отменить' })
  await pass(4000)
  act(() => void kernel.notices.replace(id, show('Ручка и бумага')))
  expect(screen.getByRole('button', { name: 'Отменить' })).toBe(button)
  expect(screen.getByText('Ручка и бумага').closest('[role]')).toBeNull()
  await pass(4000)
  expect(screen.getByText('Ручка и бумага')).toBeVisible()
  await pass(1000)
  expect(screen.queryByText('Ручка и бумага')).not.toBeInTheDocument()
  expect(kernel.notices.replace(id, show('Поздно'))).toBe(false)
})

test('a notice that lasts stays, and so does an error unless it says that it goes', async () => {
  const { kernel } = renderApp()
  act(() => void kernel.notices.show({ text: 'Нет файлов cookie', lasting: true }))
  act(() => void kernel.notices.show({ kind: 'error', text: 'Ошибка сети.', lasting: false }))
  await pass(5000)
  expect(screen.getByText('Нет файлов cookie')).toBeInTheDocument()
  expect(screen.queryByText('Ошибка сети.')).not.toBeInTheDocument()
})

test('the place knows how long the text is, and whether a modal fills the bottom', () => {
  const { kernel } = renderApp()
  const region = screen.getByRole('region', { name: 'Уведомления, F8' })
  act(() => void kernel.notices.show({ text: 'Товар удалён' }))
  expect((region.firstElementChild as HTMLElement).style.getPropertyValue('--letters')).toBe('12')
  expect(region).not.toHaveAttribute('data-top')
  act(() => kernel.modals.open('palette', { text: '' }))
  expect(region).toHaveAttribute('data-top')
})
