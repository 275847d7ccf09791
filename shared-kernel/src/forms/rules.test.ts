import { ApiError } from '@prilavok/shared-kernel/errors'
import { consentRules, emailRule, object } from '@prilavok/shared-kernel/forms'
import { defaultLocale } from 'yup'
import { FormError, rejectionOf } from './rejection'

describe('rules', () => {
  const SAMPLE = {
    length: 21,
    min: 2,
    max: 500,
    less: 5,
    more: 5,
    value: 'x',
    values: 'a',
    path: 'f',
    spec: {},
    type: 'string',
  }
  const rules = Object.entries(defaultLocale).flatMap(([type, texts]) =>
    Object.entries(texts ?? {}).map(([rule, text]) => [`${type}.${rule}`, text] as const),
  )

  test.each(rules)('%s says in Russian what is wrong, and names no field', (_rule, text) => {
    const said: unknown = typeof text === 'function' ? text(SAMPLE) : text
    expect(said).toMatch(/^[А-ЯЁ][^${}]*$/u)
  })

  test.each([
    ['length', 2, '2\u00a0символа'],
    ['length', 5, '5\u00a0символов'],
    ['min', 1, '1\u00a0символа'],
    ['min', 2, '2\u00a0символов'],
    ['max', 21, '21\u00a0символа'],
    ['max', 5, '5\u00a0символов'],
  ] as const)('a text that breaks %s %i is told of «%s»', (rule, count, counted) => {
    const said = defaultLocale.string?.[rule]
    expect(typeof said === 'function' && said({ ...SAMPLE, [rule]: count } as never)).toMatch(
      new RegExp(`^[А-Я][а-я ]+ ${counted}$`),
    )
  })
})

describe('person-rules', () => {
  const WRONG = 'Вы ввели неправильный электронный адрес'
  const errorsOf = async (check: Promise<unknown>): Promise<string[]> =>
    check.then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    )

  test.each([
    'a@b.ru',
    'Anna.Petrova+shop@mail.example.com',
    'a_b-c@sub-domain.example',
    ` ${'a'.repeat(64)}@example.com `,
    '',
  ])('«%s» is an e-mail address, or none', async (email) =>
    expect(await errorsOf(emailRule().validate(email))).toEqual([]),
  )

  test.each([
    'anna',
    'anna@example',
    'anna@exa mple.com',
    'анна@example.com',
    '.anna@example.com',
    'anna@example..com',
    'anna@example.com!',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.ru`,
  ])('[AUTH-023] «%s» is no e-mail address', async (email) => {
    expect((await errorsOf(emailRule().validate(email)))[0]).toBe(WRONG)
  })

  const NO_AGREEMENT = 'Вы не подтвердили согласие на обработку персональных данных'
  const NO_TRANSFER = 'Вы не подтвердили согласие на передачу персональных данных'
  test.each([
    [{}, [NO_AGREEMENT, NO_TRANSFER]],
    [{ agree: true }, [NO_TRANSFER]],
    [{ transfer: true }, [NO_AGREEMENT]],
    [{ agree: true, transfer: true }, []],
  ])('consents %j: %j is told', async (values, missing) => {
    const errors = await errorsOf(object(consentRules).validate(values, { abortEarly: false }))
    expect(errors.toSorted()).toEqual(missing)
  })
})

describe('rejection', () => {
  const rejectedWith = (errors: Record<string, string>) =>
    new ApiError({ kind: 'answer', status: 400, statusText: 'Bad Request', answer: { errors }, path: '/' })
  const FIELDS = ['name', 'phone']

  test.each([
    ['all at fields', { name: 'Занято', phone: 'Коротко' }, { name: 'Занято', phone: 'Коротко' }, ''],
    ['fields that the form has not', { captcha: 'Неверно', city: 'Нет такого' }, {}, 'Неверно Нет такого'],
    ['both', { name: 'Занято', captcha: 'Неверно' }, { name: 'Занято' }, 'Неверно'],
    ['another name', { user_phone: 'Коротко' }, { phone: 'Коротко' }, ''],
    ['none at fields', { query_error: 'База занята' }, {}, 'База занята'],
  ])('%s', (_what, errors, fields, text) => {
    expect(rejectionOf(rejectedWith(errors), FIELDS, { user_phone: 'phone' })).toEqual({ fields, text })
  })

  test('an answer that says no speaks for itself', () => {
    expect(rejectionOf(new FormError('Уже отменён'), FIELDS)).toEqual({ fields: {}, text: 'Уже отменён' })
    expect(rejectionOf(new FormError('', { phone: 'Не тот' }), FIELDS)).toEqual({
      fields: { phone: 'Не тот' },
      text: '',
    })
  })

  test.each([
    ['no answer', 'network', 500, 'Ошибка сети. Введённое сохранено, попробуйте ещё раз.'],
    [
      'an unreadable one',
      'shape',
      200,
      'Сервер прислал ответ, который не удалось прочитать. Введённое сохранено, попробуйте ещё раз.',
    ],
    [
      'a failure of the server',
      'answer',
      500,
      'Сервер временно не отвечает (500). Введённое сохранено, попробуйте ещё раз.',
    ],
    ['its word', 'answer', 499, 'Сервер не принял запрос (499).'],
  ] as const)('%s: what was typed is safe where the form is not to blame', (_what, kind, status, text) => {
    const error = new ApiError({ kind, status, statusText: '', answer: {}, path: '/' })
    expect(rejectionOf(error, FIELDS)).toEqual({ fields: {}, text })
  })
})
