import { object } from '@prilavok/shared-kernel/forms'
import { confirmationRule, newPasswordRule, requiredEmailRule } from './field-rules'

interface Rule {
  validateSync(value: unknown): unknown
}
const errorOf = (rule: Rule, value: unknown): string | undefined => {
  try {
    rule.validateSync(value)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll('\u00a0', ' ') : String(error)
  }
}

test.each([
  [undefined, 'Вы не указали пароль'],
  ['12345', 'Пароль должен быть не короче 6 символов'],
  ['123456', undefined],
  ['      ', undefined],
  ['1'.repeat(200), undefined],
  ['1'.repeat(201), 'Пароль должен быть не длиннее 200 символов'],
])('a new password «%s»: %s', (password, text) => expect(errorOf(newPasswordRule, password)).toBe(text))

test.each([
  [undefined, 'Вы не указали почту'],
  ['a@', 'Вы ввели неправильный электронный адрес'],
  ['a@b.example', undefined],
])('an e-mail «%s»: %s', (email, text) => expect(errorOf(requiredEmailRule, email)).toBe(text))

test.each([
  [{ new_password: 'secret7', confirm_password: 'secret7' }, undefined],
  [{ new_password: 'secret7', confirm_password: 'secret8' }, 'Пароли не совпадают'],
  [{ new_password: 'secret7' }, 'Повторите новый пароль'],
  [{ confirm_password: 'secret7' }, undefined],
])('of %j the confirmation: %s', (values, text) =>
  expect(errorOf(object({ confirm_password: confirmationRule }), values)).toBe(text),
)
