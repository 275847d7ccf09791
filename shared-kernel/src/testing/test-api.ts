import { HttpResponse, http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'

export interface ApiCall {
  method: string
  /** `/v3/api/client/point` */
  path: string
  query: URLSearchParams
  body: URLSearchParams
  /** `access_token` of the query. */
  token: string
}

/** An object is answered as JSON, a number as an error of that status, 0 not at all; what is undefined is not found. */
export type ApiAnswer = object | number | undefined

export interface TestApi<Data extends object> {
  server: SetupServer
  /** What the API knows; change it before or while a test runs. */
  data: Data
  /**
   * Every call: `GET /v3/api/client/point?limit=2`, then the body; the token is left out, and what a change expects of the basket,
   * `expected[6750]=2`.
   */
  calls: string[]
  /** Every call with its query and body taken apart. */
  requests: ApiCall[]
  /** Calls whose line contains a text. */
  called(text: string): string[]
  /** Answers in place of the API until the test ends; what `answer` leaves undefined the API answers. */
  intercept(answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>): void
}

const NO_ANSWER = 0
const EXPECTED = /&?expected\[\d+\]=\d+/g
const NOT_FOUND = 404

const toResponse = (answered: ApiAnswer = NOT_FOUND): Response => {
  if (answered instanceof Response) return answered
  if (answered === NO_ANSWER) return HttpResponse.error()
  return typeof answered === 'number'
    ? HttpResponse.json({ meta: { errorDetail: 'Отказ сервера' } }, { status: answered })
    : HttpResponse.json(answered)
}

/**
 * A supplier API behind the network boundary, written as one function from a call to its answer. It listens while the test file
 * runs; before each test it knows what `initial` says and has not been called.
 */
export function testApi<Data extends object>(
  initial: () => Data,
  answer: (call: ApiCall, data: Data) => ApiAnswer | Promise<ApiAnswer>,
): TestApi<Data> {
  const data = initial()
  const calls: string[] = []
  const requests: ApiCall[] = []
  const state: { intercept?: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer> } = {}
  const server = setupServer(
    http.all('http://localhost/*', async ({ request }) => {
      const url = new URL(request.url)
      const token = url.searchParams.get('access_token') ?? ''
      url.searchParams.delete('access_token')
      const body = await request.text()
      const line = `${request.method} ${url.pathname}${url.search} ${body}`
      calls.push(decodeURIComponent(line.replaceAll('+', ' ')).replace(EXPECTED, '').trim())
      const { pathname: path, searchParams: query } = url
      const call = { method: request.method, path, query, body: new URLSearchParams(body), token }
      requests.push(call)
      return toResponse((await state.intercept?.(call)) ?? (await answer(call, data)))
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    for (const key of Object.keys(data)) delete data[key as keyof Data]
    Object.assign(data, initial())
    calls.length = 0
    requests.length = 0
    delete state.intercept
  })
  afterAll(() => server.close())
  const called = (text: string) => calls.filter((call) => call.includes(text))
  const intercept: TestApi<Data>['intercept'] = (answering) => {
    state.intercept = answering
  }
  return { server, data, calls, requests, called, intercept }
}
