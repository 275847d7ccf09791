import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { FormError, object } from '@prilavok/shared-kernel/forms'
import { assertAccepted } from './assert-accepted'
import { type AuthView, prefilledEmail, viewPath } from './auth-views'
import { confirmationRule, newPasswordRule, requiredEmailRule } from './field-rules'
import { mergedText } from './merged-text'
import { strengthOf } from './password-strength'

describe('password-rules', () => {
  describe('field-rules', () => {
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
  })

  describe('password-strength', () => {
    const EMAIL = 'marina.sokolova@vektor.example'
    const plain = ({ score, reason }: ReturnType<typeof strengthOf>) => [
      score,
      reason.replaceAll('\u00a0', ' '),
    ]

    test.each([
      ['12345678', 0, 'Это один из самых частых паролей'],
      ['qwerty1', 0, 'Такой пароль часто встречается'],
      ['пароль', 0, 'Это один из самых частых паролей'],
      ['zxcvbnm,.', 1, 'Клавиши подряд легко угадать'],
      ['абабабабаб', 0, 'Повторы легко угадать'],
    ])('«%s» has %d of four, for «%s»', (password, score, reason) =>
      expect(plain(strengthOf(password, EMAIL))).toEqual([score, reason]),
    )

    test.each([EMAIL, 'marina', 'sokolova', 'vektor'])(
      '«%s» of the own e-mail is weak for that',
      (password) => {
        expect(plain(strengthOf(password, EMAIL))[1]).toBe('Ваши почту и имя легко угадать')
        expect(strengthOf(password, 'other@shop.example').reason).not.toMatch('почту')
      },
    )
  })
})

describe('outcomes', () => {
  describe('auth-views', () => {
    test.each<[AuthView, string, string]>([
      ['login', '', '/login'],
      ['login', 'a@b.example', '/login?email=a%40b.example'],
      ['registration', 'a+b@b.example', '/registration?email=a%2Bb%40b.example'],
      ['recovery', 'a', '/recovery'],
      ['signUp', 'a@b', '/sign-up?email=a%40b'],
      ['firstPassword', '', '/login'],
    ])('the view %s with «%s» is the page %s', (view, email, path) =>
      expect(viewPath(view, email)).toBe(path),
    )

    test.each([
      ['a@b', 'a@b'],
      ['a', ''],
      ['', ''],
      [null, ''],
      [undefined, ''],
    ])('«%s» of an address fills in «%s»', (email, value) => expect(prefilledEmail(email)).toBe(value))
  })

  describe('merged-text', () => {
    const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
    const NOTHING = { BASKET: 0, FAVORITE: 0, VIEWED: 0 }

    test.each([
      [{ ...NOTHING, BASKET: 1 }, 'Добавили то, что вы выбрали до входа: в корзину — 1 товар'],
      [{ ...NOTHING, FAVORITE: 2 }, 'Добавили то, что вы выбрали до входа: в избранное — 2 товара'],
      [{ ...NOTHING, VIEWED: 5 }, 'Добавили то, что вы выбрали до входа: в просмотренное — 5 товаров'],
      [
        { BASKET: 21, FAVORITE: 0, VIEWED: 11 },
        'Добавили то, что вы выбрали до входа: в корзину — 21 товар, в просмотренное — 11 товаров',
      ],
      [NOTHING, undefined],
      [undefined, undefined],
    ])('%j is told in one sentence, or not at all', (merged, text) =>
      expect(plain(mergedText(merged, false))).toBe(text),
    )

    test('what is limited is said with it, or alone', () => {
      expect(plain(mergedText({ ...NOTHING, BASKET: 1 }, true))).toBe(
        'Добавили то, что вы выбрали до входа: в корзину — 1 товар; количество некоторых ограничено наличием',
      )
      const alone = 'Количество некоторых товаров в корзине ограничено наличием'
      expect([mergedText(NOTHING, true), mergedText(undefined, true)]).toEqual([alone, alone])
    })
  })

  describe('assert-accepted', () => {
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
      [
        'the first error of the whole',
        { query_error: 'Первый', email: 'Занят' },
        'Первый',
        { email: 'Занят' },
      ],
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
  })
})
