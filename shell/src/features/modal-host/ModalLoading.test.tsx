import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModalLoading } from './ModalLoading'

test('it says that a window is on its way; Esc gives it up, other keys do not', async () => {
  const onClose = jest.fn()
  render(<ModalLoading onClose={onClose} />)
  expect(screen.getByRole('status')).toHaveTextContent('Окно загружается')
  await userEvent.keyboard('a{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
