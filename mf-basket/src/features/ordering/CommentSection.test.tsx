import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInOrderForm } from '../../testing/in-order-form'
import { CommentSection } from './CommentSection'

const render = (comment = '') =>
  renderInOrderForm((form) => <CommentSection form={form} />, { state: { info: { comment } } })
const field = () => screen.getByRole('textbox', { name: 'Для менеджера и водителя' })

test.each([
  ['', 'Осталось 500 знаков'],
  ['а'.repeat(498), 'Осталось 2 знака'],
  ['а'.repeat(499), 'Остался 1 знак'],
])('%# of the characters it is said how many are left', (comment, text) => {
  render(comment)
  expect(screen.getByRole('region', { name: 'Комментарий' })).toBeVisible()
  expect(field()).toHaveValue(comment)
  expect(field()).toHaveAccessibleDescription(text)
})

test('more than fit cannot be typed', async () => {
  render('а'.repeat(499))
  await userEvent.type(field(), 'бв')
  expect(field()).toHaveValue(`${'а'.repeat(499)}б`)
})
