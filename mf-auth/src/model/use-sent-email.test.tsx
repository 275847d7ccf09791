import { saveDraft } from '@prilavok/shared-kernel/forms'
import { renderWithKernel, testStore } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type SentEmail, useSentEmail } from './use-sent-email'

const SENT: SentEmail = { email: 'a@b.example', message: 'Письмо отправлено' }

function Form({ name }: { name: 'recovery' | 'registration' }) {
  const [restored, setRestored] = useState<SentEmail>()
  const remember = useSentEmail(name, setRestored)
  return (
    <>
      <output>{restored ? `${restored.message}: ${restored.email}` : 'ничего'}</output>
      <button type="button" onClick={() => remember(SENT)}>
        Отправить
      </button>
      <button type="button" onClick={() => remember()}>
        Заново
      </button>
    </>
  )
}
const open = (name: 'recovery' | 'registration', session = testStore()) => {
  renderWithKernel(<Form name={name} />, { platform: { session } })
  return session
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const restored = () => screen.getAllByRole('status').at(-1)

test('an e-mail on its way is known to the next page of this form, and of no other', async () => {
  const session = open('recovery')
  expect(restored()).toHaveTextContent('ничего')
  await press('Отправить')
  open('recovery', session)
  expect(restored()).toHaveTextContent('Письмо отправлено: a@b.example')
  open('registration', session)
  expect(restored()).toHaveTextContent('ничего')
})

test('one that is forgotten is not', async () => {
  const session = open('recovery')
  await press('Отправить')
  await press('Заново')
  open('recovery', session)
  expect(restored()).toHaveTextContent('ничего')
})

test.each([
  ['an e-mail', { message: SENT.message }],
  ['a message', { email: SENT.email }],
  ['texts', { email: 5, message: 5 }],
])('what was stored without %s is nothing', (_what, draft) => {
  const session = testStore()
  saveDraft(session, 'mf-auth.recovery.sent', draft)
  open('recovery', session)
  expect(restored()).toHaveTextContent('ничего')
})
