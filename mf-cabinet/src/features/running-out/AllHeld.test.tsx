import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { AllHeld } from './AllHeld'

test('all of it is in the basket, where one goes next', () => {
  renderWithKernel(<AllHeld focused={false} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Всё, что скоро закончится, уже в\sкорзине/)
  expect(screen.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/basket')
})

test.each([true, false])('it has the focus where the rows have gone with it: %s', (focused) => {
  const { container } = renderWithKernel(<AllHeld focused={focused} />)
  expect(document.activeElement === container.firstElementChild).toBe(focused)
})
