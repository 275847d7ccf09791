import { randomBytes } from 'node:crypto'
import type { ContentBlock, FeedbackTypesAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('reviews', () => {
  let client = ''
  beforeAll(async () => {
    client = (await api.login('client@example.com')).access_token
  })

  beforeEach(() => api.pool.query('delete from call_counts'))

  const PATH = '/v1/personal/review'

  /** 000 §9 */
  const MOST = 5_242_880

  const png = (bytes: number) =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(bytes - 8)])

  const dataUrl = (content: Buffer, type = 'image/png') => `data:${type};base64,${content.toString('base64')}`

  const imageBlock = (index: number, url: string, fields: Record<string, string> = {}) => ({
    [`blocks[${index}][type]`]: 'image',
    [`blocks[${index}][data][url]`]: url,
    ...fields,
  })

  const send = (form: Record<string, string>, token = client) => api.post(token, PATH, form)

  /** What the store has under a key. */
  async function stored(key: string): Promise<{ size?: number; type?: string }> {
    const file = await api.app.services.files.get(key)
    file?.content.destroy()
    return { size: file?.size, type: file?.type }
  }

  const reviews = () => api.db.selectFrom('reviews').selectAll().orderBy('id', 'desc').execute()

  const blocks = async (): Promise<ContentBlock[]> => (await reviews())[0]?.blocks ?? []

  test('[API-084] a review of headers, texts and pictures is kept as data and sent to the shop', async () => {
    const answer = await send({
      ...{ 'blocks[0][type]': 'header', 'blocks[0][data][text]': 'Хороший магазин' },
      ...{ 'blocks[0][data][level]': '1', 'blocks[2][type]': 'paragraph' },
      'blocks[2][data][text]': 'Всё\t<b>пришло</b>\u202e\u0007 &\r\n<script>alert(1)</script>',
      ...{ 'blocks[3][type]': 'paragraph', 'blocks[3][data][text]': '  ' },
      ...imageBlock(10, dataUrl(png(100)), {
        ...{ 'blocks[10][data][caption]': 'Наш склад', 'blocks[10][data][withBorder]': 'true' },
        'blocks[10][data][stretched]': 'false',
      }),
    })
    expect(answer.json()).toEqual({ SUCCESS: 'Y', MESSAGE: expect.any(String) })
    const saved = await blocks()
    expect(saved).toEqual([
      { type: 'header', data: { text: 'Хороший магазин', level: 1 } },
      { type: 'paragraph', data: { text: 'Всё <b>пришло</b> &\n<script>alert(1)</script>' } },
      {
        type: 'image',
        data: {
          ...{ url: expect.stringMatching(/^1\/reviews\/\d+\/[\w-]+\/1\.png$/), caption: 'Наш склад' },
          ...{ withBorder: true, withBackground: false, stretched: false },
        },
      },
    ])
    const image = saved[2]
    const key = image?.type === 'image' ? image.data.url : ''
    expect(await stored(key)).toEqual({ size: 100, type: 'image/png' })
    const email = await api.db
      .selectFrom('emails')
      .where('subject', 'like', 'Отзыв%')
      .select(['recipient', 'reply_to', 'html', 'plain', 'attachments'])
      .executeTakeFirstOrThrow()
    expect(email).toMatchObject({
      ...{ recipient: 'sales@demo-green.example', reply_to: 'client@example.com', html: null },
    })
    expect(email.plain).toContain('ХОРОШИЙ МАГАЗИН')
    expect(email.attachments).toMatchObject([{ key, type: 'image/png' }])
  })

  test.each([
    ['nothing', {}, 'Напишите отзыв'],
    ['an empty text', { 'blocks[0][type]': 'paragraph', 'blocks[0][data][text]': ' ' }, 'Напишите отзыв'],
    [
      'a header of level 2',
      { 'blocks[0][type]': 'header', 'blocks[0][data][text]': 'О', 'blocks[0][data][level]': '2' },
      'Заголовок может быть только первого уровня',
    ],
    [
      'a block of another kind',
      { 'blocks[0][type]': 'raw', 'blocks[0][data][text]': '<b>' },
      'В отзыве есть часть неизвестного вида',
    ],
    ['an address', imageBlock(0, 'https://example.com/a.png'), 'Неподдерживаемый формат файла.'],
    ['a script', imageBlock(0, 'javascript:alert(1)'), 'Неподдерживаемый формат файла.'],
    [
      'a page called a picture',
      imageBlock(0, dataUrl(Buffer.from('<html><script>'))),
      'Внутри файла не\u00a0изображение: он повреждён или переименован. Выберите другой',
    ],
    [
      'a vector picture',
      imageBlock(0, dataUrl(Buffer.from('<svg xmlns="">'), 'image/svg+xml')),
      'Неподдерживаемый формат файла.',
    ],
    ['broken base64', imageBlock(0, 'data:image/png;base64,@@@'), 'Неподдерживаемый формат файла.'],
  ])('[API-084] %s is no review', async (_name, form: Record<string, string>, text) => {
    const before = (await reviews()).length
    const answer = await send(form)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: { query_error: text, blocks: text } })
    expect((await reviews()).length).toBe(before)
  })

  test.each([
    ['gif', 'GIF89a', 'image/gif'],
    ['jpg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['tiff', 'II*\0', 'image/tiff'],
    ['webp', 'RIFF\0\0\0\0WEBP', 'image/webp'],
  ])('a picture is what its bytes are: %s', async (extension, bytes, type) => {
    await send(imageBlock(0, dataUrl(Buffer.from(bytes, 'latin1'), 'image/png')))
    const [image] = await blocks()
    const key = image?.type === 'image' ? image.data.url : ''
    expect(key).toMatch(new RegExp(`\\.${extension}$`))
    expect((await stored(key)).type).toBe(type)
  })

  test('[API-084] pictures have 5242880 bytes in all, and not one more', async () => {
    const half = dataUrl(png(MOST / 2))
    expect((await send({ ...imageBlock(0, half), ...imageBlock(1, half) })).statusCode).toBe(200)
    const over = { ...imageBlock(0, half), ...imageBlock(1, dataUrl(png(MOST / 2 + 1))) }
    expect((await send(over)).json()).toMatchObject({
      errors: { blocks: 'Размер файла не должен превышать 5МБ.' },
    })
    expect((await send(imageBlock(0, dataUrl(png(MOST * 2))))).statusCode).toBe(413)
  })

  test('only clients write reviews, ten a day', async () => {
    const review = { 'blocks[0][type]': 'paragraph', 'blocks[0][data][text]': 'Хорошо' }
    const visitor = await api.visitor()
    expect((await send(review, visitor)).statusCode).toBe(403)
    // Before the body is looked at.
    expect((await send({ blocks: 'text' }, visitor)).statusCode).toBe(403)
    const codes: number[] = []
    for (let count = 0; count < 12; count += 1) codes.push((await send(review)).statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
  })

  test('pictures of a review that could not be stored whole are not left behind', async () => {
    const { files } = api.app.services
    const { put } = files
    const keys: string[] = []
    files.put = async (key, content, type) => {
      keys.push(key)
      if (keys.length === 2) throw new Error('no room')
      await put(key, content, type)
    }
    const before = (await reviews()).length
    const form = { ...imageBlock(0, dataUrl(png(50))), ...imageBlock(1, dataUrl(png(60))) }
    expect((await send(form)).statusCode).toBe(500)
    files.put = put
    expect(await reviews()).toHaveLength(before)
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(await files.get(key)).toBeNull()
  })
})

describe('feedback', () => {
  let visitor = ''
  beforeEach(async () => {
    visitor = await api.visitor()
    await api.pool.query('delete from call_counts')
  })

  const FORM = {
    ...{ name_user: 'Ольга', email: 'Olga@example.com', phone: '999 123-45-67', phoneCode: '+7' },
    ...{ message: 'Где заказ?\n<script>alert(1)</script>', type_question: 'order', agree: 'Y' },
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
      ...{ kind: 'feedback', client_id: null, name: 'Ольга', email: 'olga@example.com' },
      ...{ phone: '+7 999 123-45-67', type_xml_id: 'order', type_value: 'Вопрос по заказу' },
      text: FORM.message,
    })
    const [email] = await emails()
    expect(email).toMatchObject({
      ...{ recipient: 'sales@demo-green.example', subject: 'Обращение с сайта: Вопрос по заказу' },
      ...{ reply_to: 'olga@example.com', html: null },
    })
    expect(email?.plain).toContain(FORM.message)
    expect(email?.plain).toContain('+7 999 123-45-67')
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
})
