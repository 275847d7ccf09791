import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './switch'

test('a press tells what it is to be', async () => {
  const onChange = jest.fn()
  const { rerender } = render(<Switch label="Только активные" checked={false} onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Только активные' })
  expect(control).not.toBeChecked()
  await userEvent.click(control)
  rerender(<Switch label="Только активные" checked onChange={onChange} />)
  expect(control).toBeChecked()
  await userEvent.click(control)
  expect(onChange.mock.calls).toEqual([[true], [false]])
  rerender(<Switch label="Только активные" checked onChange={onChange} disabled />)
  expect(control).toBeDisabled()
})
