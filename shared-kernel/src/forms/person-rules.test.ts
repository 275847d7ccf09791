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
