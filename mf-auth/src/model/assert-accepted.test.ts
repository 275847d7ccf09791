import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { FormError } from '@prilavok/shared-kernel/forms'
import { assertAccepted } from './assert-accepted'

const thrownBy = (answer: RegisterAnswer): unknown => {
  try {
    assertAccepted(answer)
    return undefined
  } catch (error) {
    return error
  }
}

test('an answer that says yes is one, whatever else it says', () => {
  expect(thrownBy({ SUCCESS: 'Y' })).toBeUndefined()
  expect(thrownBy({ SUCCESS: 'Y', errors: { query_error: 'Нет' } })).toBeUndefined()
})

test.each([
  ['the first error of the whole', { query_error: 'Первый', email: 'Занят' }, 'Первый', { email: 'Занят' }],
  [
    'the first field, without one',
    { query_error: '', email: 'Занят', phone: 'x' },
    'Занят',
    { email: 'Занят', phone: 'x' },
  ],
  [
    'what is always true, without any',
    { query_error: '' },
    'Не удалось выполнить действие. Попробуйте ещё раз',
    {},
  ],
  ['the same, where nothing is said', undefined, 'Не удалось выполнить действие. Попробуйте ещё раз', {}],
])('one that says no has %s', (_what, errors, message, fields) => {
  const error = thrownBy({ SUCCESS: 'N', ...(errors && { errors }) })
  expect(error).toBeInstanceOf(FormError)
  expect(error).toMatchObject({ message, fields })
})
