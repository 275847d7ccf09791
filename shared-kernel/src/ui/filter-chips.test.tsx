import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterChips } from './filter-chips'

test('each chip says how many rows it shows; the chosen one is pressed', async () => {
  const choose = jest.fn()
  render(
    <FilterChips
      label="Строки"
      chips={[
        { filter: 'all', label: 'Все', count: 1250 },
        { filter: 'errors', label: 'С ошибками', count: 3, icon: 'alert' },
      ]}
      chosen="all"
      onChoose={choose}
    />,
  )
  expect(screen.getByRole('group', { name: 'Строки' })).toBeVisible()
  const all = screen.getByRole('button', { name: 'Все 1\u00a0250' })
  const errors = screen.getByRole('button', { name: 'С ошибками 3' })
  expect([all, errors].map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect([all, errors].map((chip) => chip.querySelectorAll('svg').length)).toEqual([0, 1])
  await userEvent.click(errors)
  expect(choose).toHaveBeenCalledWith('errors')
})
