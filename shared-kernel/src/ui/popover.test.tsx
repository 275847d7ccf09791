import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'
import { Popover } from './popover'

test('opens by its button with a name; Esc closes it and gives the focus back', async () => {
  render(
    <Popover title="Доставка" trigger={<Button>Подробнее</Button>}>
      Бесплатно
    </Popover>,
  )
  const button = screen.getByRole('button', { name: 'Подробнее' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Доставка' })).toHaveTextContent('Бесплатно')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})
