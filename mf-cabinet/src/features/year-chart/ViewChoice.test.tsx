import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ViewChoice, type YearView } from './ViewChoice'

test.each<[YearView, string, string, YearView]>([
  ['chart', 'График', 'Таблица', 'table'],
  ['table', 'Таблица', 'График', 'chart'],
])('a %s is shown; the other view can be chosen', async (view, present, other, chosen) => {
  const onChange = jest.fn()
  render(<ViewChoice view={view} onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Вид' })).toBeVisible()
  expect(screen.getByRole('radio', { name: present })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: other }))
  expect(onChange.mock.calls).toEqual([[chosen]])
})
