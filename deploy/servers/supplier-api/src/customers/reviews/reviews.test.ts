import { randomBytes } from 'node:crypto'
import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let client = ''
beforeAll(async () => {
  api = await startTestApi(20)
  client = (await api.login('client@example.com')).access_token
}, 60_000)
beforeEach(() => api.pool.query('delete from call_counts'))
afterAll(() => api.close())

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
    'blocks[0][type]': 'header',
    'blocks[0][data][text]': 'Хороший магазин',
    'blocks[0][data][level]': '1',
    'blocks[2][type]': 'paragraph',
    'blocks[2][data][text]': 'Всё\t<b>пришло</b>\u202e\u0007 &\r\n<script>alert(1)</script>',
    'blocks[3][type]': 'paragraph',
    'blocks[3][data][text]': '  ',
    ...imageBlock(10, dataUrl(png(100)), {
      'blocks[10][data][caption]': 'Наш склад',
      'blocks[10][data][withBorder]': 'true',
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
        url: expect.stringMatching(/^1\/reviews\/\d+\/[\w-]+\/1\.png$/),
        caption: 'Наш склад',
        withBorder: true,
        withBackground: false,
        stretched: false,
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
    'Неподдерживаемый формат файла.',
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

test('a body of many blocks, or of deep ones, is rejected', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [
      [`blocks[${index}][type]`, 'paragraph'],
      [`blocks[${index}][data][text]`, 'Текст'],
    ]).flat() as [string, string][],
  )
  expect((await send(many)).statusCode).toBe(400)
  expect(
    (await send({ 'blocks[0][type]': 'paragraph', 'blocks[0][data][text][a][b]': 'x' })).statusCode,
  ).toBe(400)
  expect((await send({ blocks: 'text' })).statusCode).toBe(400)
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

test('a block that is named otherwise than by a number is no block', async () => {
  const answer = await send({ 'blocks[abc][x]': '1' })
  expect([answer.statusCode, answer.json().errors.blocks]).toEqual([400, 'Напишите отзыв'])
})
