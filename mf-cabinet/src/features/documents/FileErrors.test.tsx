import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { FileErrors } from './FileErrors'

test('each file says why it is not taken, two of one name, too', () => {
  const files = [
    { name: 'а.exe', reason: 'Такие не принимаем' },
    { name: 'а.exe', reason: 'Слишком большой' },
  ]
  renderWithKernel(<FileErrors files={files} />)
  expect(screen.getByRole('list')).toHaveAccessibleName()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'а.exeТакие не принимаем',
    'а.exeСлишком большой',
  ])
})
