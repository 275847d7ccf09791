import { render, screen } from '@testing-library/react'
import { Note } from './note'
import { orderStatusTone, StatusBadge } from './status-badge'

test.each([
  ['sent', 'info'],
  ['in-progress', 'accent'],
  ['completed', 'success'],
  ['canceled', 'neutral'],
  ['online-paid', 'success'],
  ['online-not-paid', 'warning'],
  ['online-to-payment', 'warning'],
  ['online-processing', 'info'],
  ['online-canceled', 'danger'],
  ['PAID', 'success'],
  ['PROCESSING', 'info'],
  ['TO_PAYMENT', 'warning'],
  ['NOT_PAID', 'warning'],
  ['one of tomorrow', 'neutral'],
])('an order in the state %s is %s', (code, tone) => {
  expect(orderStatusTone(code)).toBe(tone)
})

test('a state is told in words, neutral where nothing else is said, with an icon on demand', () => {
  const { rerender } = render(<StatusBadge>Отправлен</StatusBadge>)
  const badge = screen.getByText('Отправлен')
  expect(badge).toHaveAttribute('data-tone', 'neutral')
  expect(badge.querySelector('svg')).toBeNull()
  rerender(
    <StatusBadge tone="danger" icon="alert">
      Отправлен
    </StatusBadge>,
  )
  expect(badge).toHaveAttribute('data-tone', 'danger')
  expect(badge.querySelector('svg')).toBeInTheDocument()
})

test('a message is neutral where nothing else is said', () => {
  render(<Note role="status">Сохранено</Note>)
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'neutral')
})
