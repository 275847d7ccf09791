import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FileErrorsModal from '../../modals/FileErrorsModal'

test('each file says why it is not taken, two of one name, too', async () => {
  const close = jest.fn()
  const files = [
    { name: 'а.exe', reason: 'Такие не принимаем' },
    { name: 'а.exe', reason: 'Слишком большой' },
  ]
  renderWithKernel(<FileErrorsModal files={files} close={close} />)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'а.exeТакие не принимаем',
    'а.exeСлишком большой',
  ])
  await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
  expect(close).toHaveBeenCalledTimes(1)
})
