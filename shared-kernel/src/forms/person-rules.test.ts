import { consentRules, emailRule, object } from '@prilavok/shared-kernel/forms'

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
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'anna@exa mple.com',
  'анна@example.com',
  '.anna@example.com',
  'an..na@example.com',
  'anna@example..com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.ru`,
])('[AUTH-023] «%s» is no e-mail address', async (email) => {
  expect((await errorsOf(emailRule().validate(email)))[0]).toBe(WRONG)
})

test.each([
  [{}, 2],
  [{ agree: true }, 1],
  [{ transfer: true }, 1],
  [{ agree: true, transfer: true }, 0],
])('consents %j: %d are missing', async (values, missing) =>
  expect(await errorsOf(object(consentRules).validate(values, { abortEarly: false }))).toHaveLength(missing),
)
