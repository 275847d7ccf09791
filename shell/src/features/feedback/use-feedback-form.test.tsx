import { Form as FormElement } from '@prilavok/shared-kernel/forms'
import { customerCookies, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FEEDBACK, messagesApi } from '../../testing/messages-api'
import { renderPiece } from '../../testing/render-app'
import type { FeedbackValues } from './feedback-schema'
import { useFeedbackForm } from './use-feedback-form'

const { sent, data } = messagesApi()
type Form = ReturnType<typeof useFeedbackForm>

const onSent = jest.fn()
beforeEach(() => onSent.mockClear())

function Feedback({ tell }: { tell: (now: Form) => void }) {
  const form = useFeedbackForm(onSent)
  tell(form)
  return (
    <FormElement form={form} guard={false}>
      <button type="submit">Отправить</button>
    </FormElement>
  )
}
const PERSON = testCustomer({
  EMAIL: 'olga@example.com',
  PHONE: ['+7 916 555-04-18'],
})
function show(options: Parameters<typeof renderPiece>[1] = {}) {
  const now: { form?: Form } = {}
  const { kernel } = renderPiece(
    <Feedback
      tell={(form) => {
        now.form = form
      }}
    />,
    options,
  )
  return { kernel, form: () => now.form as Form }
}
const FILLED: Partial<FeedbackValues> = {
  name_user: ' Ольга ',
  email: 'olga@example.com',
  message: ' Где заказ? ',
  type_question: 'order',
  agree: true,
  transfer: true,
}
const fill = (form: () => Form, values: Partial<FeedbackValues> = FILLED) =>
  act(() => {
    for (const [name, value] of Object.entries(values)) form().setValue(name as never, value as never)
  })

test('a visitor begins with an empty form', () => {
  expect(show().form().values).toMatchObject({
    name_user: '',
    email: '',
    phone: '',
    phoneCode: '+7',
    agree: false,
  })
})

test('of a customer what is known stands there', () => {
  const { values } = show({ visitor: PERSON, platform: { cookies: customerCookies() } }).form()
  expect(values).toMatchObject({ email: 'olga@example.com', message: '', type_question: '' })
  expect(values.name_user).not.toBe('')
})

test('what is sent is trimmed, without the code of a phone that is not given; then the message is empty', async () => {
  const { form } = show()
  fill(form)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
  expect(sent(FEEDBACK)).toEqual([
    {
      ...{ name_user: 'Ольга', email: 'olga@example.com', message: 'Где заказ?' },
      ...{ phone: '', phoneCode: '', type_question: 'order', agree: 'Y', transfer: 'Y' },
    },
  ])
  await waitFor(() => expect(form().values).toMatchObject({ message: '', type_question: '' }))
  expect(form().values).toMatchObject({ email: 'olga@example.com', agree: true, transfer: true })
})

test('what is not taken stays, and nobody is told that it was sent', async () => {
  data.answers.push({ SUCCESS: 'N', MESSAGE: 'Приём закрыт' })
  const { form } = show()
  fill(form)
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(sent(FEEDBACK)).toHaveLength(1))
  await waitFor(() => expect(form().busy).toBe(false))
  expect(onSent).not.toHaveBeenCalled()
  expect(form().values).toMatchObject({ message: ' Где заказ? ', type_question: 'order' })
})
