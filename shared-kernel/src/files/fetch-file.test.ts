import { ApiError } from '@prilavok/shared-kernel/errors'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { fetchFile, nameOfHeader } from './fetch-file'

const URL = 'http://localhost/upload/price.pdf'
const answer = { make: (): Response => new HttpResponse('') }
const server = setupServer(http.get(URL, () => answer.make()))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const errorOf = async (failing: Promise<unknown>) => {
  const error = await failing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${error}`)
  return error
}

test.each([
  ['attachment; filename="price.pdf"', 'price.pdf'],
  ['attachment; filename = "price list.pdf"', 'price list.pdf'],
  ['attachment; filename=price.pdf; size=5', 'price.pdf'],
  ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%D0%9F.pdf', 'П.pdf'],
  ["attachment; filename* = utf-8'' %D0%9F.pdf ; size=5", 'П.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=a.pdf", 'a.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A", undefined],
  ['attachment; filename=""', undefined],
  ['attachment', undefined],
  ['', undefined],
  [null, undefined],
])('the header %s names the file %s', (header, name) => {
  expect(nameOfHeader(header)).toBe(name)
})

test('a file comes with its content, its type and the name that the server gives', async () => {
  answer.make = () =>
    new HttpResponse('%PDF', {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename=a.pdf' },
    })
  for (const onProgress of [undefined, () => undefined]) {
    const { content, name } = await fetchFile(URL, { ...(onProgress && { onProgress }) })
    expect([content.size, content.type, name]).toEqual([4, 'application/pdf', 'a.pdf'])
  }
})

test.each([
  ['with its size', { 'content-length': '8' }, [0.5, 1], [4, 8]],
  ['without a size', {}, [undefined, undefined], [4, 8]],
  [
    'compressed, whose size is another one',
    { 'content-length': '3', 'content-encoding': 'x' },
    [undefined, undefined],
    [4, 8],
  ],
  ['of a size that is too small', { 'content-length': '4' }, [1, 1], [4, 8]],
])('a file %s tells how far it is', async (_what, headers, parts, bytes) => {
  answer.make = () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of ['abcd', 'efgh']) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    return new HttpResponse(body, { headers: headers as Record<string, string> })
  }
  const told: [number | undefined, number][] = []
  const { content } = await fetchFile(URL, { onProgress: (part, received) => told.push([part, received]) })
  expect(content.type).toBe('')
  expect(told.map(([part]) => part)).toEqual(parts)
  expect(told.map(([, received]) => received)).toEqual(bytes)
})

test('what the server says against it is the error, with the id of the request', async () => {
  answer.make = () =>
    HttpResponse.json(
      { meta: { errorDetail: 'Файл удалён' } },
      { status: 404, headers: { 'x-request-id': 'b7f3' } },
    )
  expect(await errorOf(fetchFile(URL))).toMatchObject({
    kind: 'answer',
    status: 404,
    isText: false,
    requestId: 'b7f3',
    message: `${URL}: 404`,
    answer: { meta: { errorDetail: 'Файл удалён' } },
  })
})

test.each([
  ['Bad gateway', true],
  ['', false],
])('an answer «%s» that is no JSON is a text: %s', async (text, isText) => {
  answer.make = () => new HttpResponse(text, { status: 502 })
  expect(await errorOf(fetchFile(URL))).toMatchObject({ status: 502, isText })
})
