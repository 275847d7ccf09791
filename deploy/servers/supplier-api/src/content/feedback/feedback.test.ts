import type { FeedbackTypesAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
beforeEach(async () => {
  visitor = await api.visitor()
  await api.pool.query('delete from call_counts')
})
afterAll(() => api.close())

const FORM = {
  name_user: 'Ольга',
  email: 'Olga@example.com',
  phone: '999 123-45-67',
  phoneCode: '+7',
  message: 'Где заказ?\n<script>alert(1)</script>',
  type_question: 'order',
  agree: 'Y',
  transfer: 'Y',
}
const send = (form: Record<string, string>, token = visitor) =>
  api.post(token, '/v3/api/support/feedback/', form)
const ask = (form: Record<string, string>, token = visitor) => api.post(token, '/v3/topmenu/info/', form)
const messages = (shopId = 1) =>
  api.db.selectFrom('messages').where('shop_id', '=', shopId).selectAll().orderBy('id', 'desc').execute()
const emails = (shopId = 1) =>
  api.db.selectFrom('emails').where('shop_id', '=', shopId).selectAll().orderBy('id', 'desc').execute()

test('[API-081] the types of feedback have a code and a text', async () => {
  const { ITEMS } = (await api.get(visitor, '/v3/api/support/feedback/')).json<FeedbackTypesAnswer>()
  expect(ITEMS[0]).toEqual({ XML_ID: 'order', VALUE: 'Вопрос по заказу' })
  expect(ITEMS.length).toBeGreaterThan(4)
})

test('[API-082] feedback is kept as it was written, and sent to the shop', async () => {
  expect((await send(FORM)).json()).toEqual({ SUCCESS: 'Y', MESSAGE: 'Сообщение отправлено' })
  expect((await messages())[0]).toMatchObject({
    kind: 'feedback',
    client_id: null,
    name: 'Ольга',
    email: 'olga@example.com',
    phone: '+7 (999) 123-45-67',
    type_xml_id: 'order',
    type_value: 'Вопрос по заказу',
    text: FORM.message,
  })
  const [email] = await emails()
  expect(email).toMatchObject({
    recipient: 'sales@demo-green.example',
    subject: 'Обращение с сайта: Вопрос по заказу',
    reply_to: 'olga@example.com',
    html: null,
  })
  expect(email?.plain).toContain(FORM.message)
  expect(email?.plain).toContain('+7 (999) 123-45-67')
})

test('[API-082] every wrong field has the text of the form', async () => {
  const before = (await messages()).length
  const empty = await send({})
  expect(empty.statusCode).toBe(400)
  expect(empty.json()).toEqual({
    CODE: 'bad_fields',
    errors: {
      query_error: 'Вы не заполнили имя',
      name_user: 'Вы не заполнили имя',
      email: 'Вы не заполнили электронную почту',
      message: 'Вы не заполнили текст сообщения',
      agree: 'Вы не дали согласие на обработку персональных данных',
      transfer: 'Вы не подтвердили согласие на передачу персональных данных',
      type_question: 'Вы не выбрали вопрос',
    },
  })
  for (const [field, value, text] of [
    ['email', 'none', 'Вы ввели неправильный электронный адрес'],
    ['email', 'a@b.ru\nBcc: x@y.ru', 'Вы ввели неправильный электронный адрес'],
    ['phone', '123', 'Указан некорректный телефон'],
    ['phone', '99 123-45-67', 'Указан некорректный телефон'],
    ['type_question', 'nothing', 'Вы не выбрали вопрос'],
  ] as const)
    expect((await send({ ...FORM, [field]: value })).json()).toEqual({
      CODE: 'bad_fields',
      errors: { query_error: text, [field]: text },
    })
  expect((await messages()).length).toBe(before)
})

test('[API-082] the phone is optional, its code alone is none', async () => {
  expect((await send({ ...FORM, phone: '', phoneCode: '+7' })).statusCode).toBe(200)
  expect((await messages())[0]?.phone).toBe('')
})

test('[API-083] a question of a client carries how to answer it', async () => {
  const client = (await api.login('client@example.com')).access_token
  expect((await ask({ subject: 'Счёт', message: 'Пришлите счёт' }, client)).json()).toMatchObject({
    SUCCESS: 'Y',
  })
  expect((await messages())[0]).toMatchObject({
    kind: 'question',
    subject: 'Счёт',
    text: 'Пришлите счёт',
    email: 'client@example.com',
    client_id: expect.any(Number),
  })
  expect((await emails())[0]).toMatchObject({
    subject: 'Вопрос с сайта: Счёт',
    reply_to: 'client@example.com',
  })
  expect((await ask({ subject: 'Адрес', message: 'Где вы?' })).json()).toMatchObject({ SUCCESS: 'Y' })
  expect((await messages())[0]).toMatchObject({ client_id: null, email: '' })
  expect((await ask({ subject: ' ', message: '' })).json()).toEqual({
    CODE: 'bad_fields',
    errors: {
      query_error: 'Вы не указали тему',
      subject: 'Вы не указали тему',
      message: 'Вы не заполнили текст сообщения',
    },
  })
})

test('messages go to the shop of the session alone', async () => {
  const green = (await messages()).length
  await send(FORM, await api.visitor(BLUE))
  expect((await messages()).length).toBe(green)
  expect((await messages(2)).length).toBe(1)
  expect((await emails(2))[0]?.recipient).toBe('sales@demo-blue.example')
})

test('a flood of messages is stopped', async () => {
  const codes: number[] = []
  for (let count = 0; count < 7; count += 1) codes.push((await send(FORM)).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('one network may send thirty messages an hour, by however many visitors', async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, () => api.visitor()))
  const post = async (index: number, network: string) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/v3/api/support/feedback/?access_token=${visitors[index % visitors.length]}`,
      headers: { 'x-forwarded-for': network, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(FORM).toString(),
    })
    return answer.statusCode
  }
  const codes = await Promise.all(Array.from({ length: 32 }, (_, index) => post(index, '203.0.113.9')))
  expect(codes.filter((code) => code === 200)).toHaveLength(30)
  expect(await post(7, '198.51.100.9')).toBe(200)
})
