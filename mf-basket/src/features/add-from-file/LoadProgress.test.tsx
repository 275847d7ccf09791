import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { LoadProgress } from './LoadProgress'

function renderProgress(loading: ComponentProps<typeof LoadProgress>['loading']) {
  const onRetry = jest.fn()
  const file = new File(['x'.repeat(2048)], 'заявка.xlsx')
  const { container } = render(<LoadProgress {...{ loading, file, onRetry }} />)
  return { onRetry, text: () => (container.textContent ?? '').replace(/\s/g, ' ') }
}
const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Отправка: заявка.xlsx' })

test('how much of a file is sent is shown', () => {
  const { text } = renderProgress({ state: 'sending', part: 0.456 })
  expect(text()).toMatch(/^заявка\.xlsx 2.*КБОтправляется45 %$/)
  expect(screen.getByRole('status')).toHaveTextContent(/^Отправляется$/)
  expect(bar()).toHaveAttribute('value', '0.456')
  expect(bar()).toHaveAttribute('max', '1')
})
test('once all of it is, it is being read, which takes nobody knows how long', () => {
  const { text } = renderProgress({ state: 'sending', part: 1 })
  expect(screen.getByRole('status')).toHaveTextContent(/^Файл отправлен, читаем строки/)
  expect(bar()).not.toHaveAttribute('value')
  expect(text()).not.toContain('%')
})

test('what has failed says why, and may be tried again', async () => {
  const { onRetry } = renderProgress({ state: 'error', text: 'Нет связи.', mayRepeat: true })
  expect(screen.getByRole('alert')).toHaveTextContent('заявка.xlsxФайл не загружен. Нет связи.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
test('a file that is wrong itself may not', () => {
  renderProgress({ state: 'error', text: 'Файл повреждён.', mayRepeat: false })
  expect(screen.queryByRole('button')).toBeNull()
})
