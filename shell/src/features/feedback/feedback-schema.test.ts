import { testCustomer } from '@prilavok/shared-kernel/testing'
import { contactOf, feedbackSchema, NO_FEEDBACK } from './feedback-schema'

const FILLED = {
  ...NO_FEEDBACK,
  name_user: 'Ольга',
  email: 'olga@example.com',
  message: 'Где заказ?',
  type_question: 'delivery',
  agree: true,
  transfer: true,
}
/** The fields that are wrong. */
async function wrongIn(changes: object): Promise<(string | undefined)[]> {
  try {
    await feedbackSchema.validate({ ...FILLED, ...changes }, { abortEarly: false })
    return []
  } catch (error) {
    return (error as { inner: { path?: string }[] }).inner.map(({ path }) => path)
  }
}

test.each([
  ['everything', {}, []],
  ['a name as long as the call takes', { name_user: 'я'.repeat(200) }, []],
  ['a longer one', { name_user: 'я'.repeat(201) }, ['name_user']],
  ['a name of blanks', { name_user: '  ' }, ['name_user']],
  ['a message as long as the call takes', { message: 'я'.repeat(10_000) }, []],
  ['a longer one', { message: 'я'.repeat(10_001) }, ['message']],
  ['a message of blanks', { message: ' \n ' }, ['message']],
  ['no e-mail', { email: '' }, ['email']],
  ['no type', { type_question: '' }, ['type_question']],
  ['one consent', { agree: false }, ['agree']],
  ['the other consent', { transfer: false }, ['transfer']],
  ['a phone without a code', { phone: '916 555-04-18', phoneCode: '' }, ['phoneCode']],
])('%s: %j', async (_what, changes, wrong) => {
  expect(await wrongIn(changes)).toEqual(wrong)
})

test('of a person who is logged in name, e-mail and the first phone are known', () => {
  const person = testCustomer({ EMAIL: 'a@b.ru', PHONE: ['+79165550418', '+79160000000'] })
  expect(contactOf(person)).toMatchObject({ email: 'a@b.ru', phone: '916 555-04-18', phoneCode: '+7' })
})

test.each([
  ['nobody', undefined],
  ['who has no phone', testCustomer({ PHONE: [] })],
  ['whose phone is not whole', testCustomer({ PHONE: ['+7916555'] })],
  ['whose number is shorter than the call takes', testCustomer({ PHONE: ['+375291234567'] })],
])('of %s there is no phone to send', (_who, person) => {
  expect(contactOf(person)).toMatchObject({ phone: '', phoneCode: '+7' })
})

test('of nobody nothing is known', () => {
  expect(contactOf(undefined)).toMatchObject({ name_user: '', email: '' })
})

test('an empty form has the code of the country alone', () => {
  const { phoneCode, ...others } = NO_FEEDBACK
  expect(phoneCode).toBe('+7')
  expect(Object.values(others).filter(Boolean)).toEqual([])
})
