import { type TestKernelOptions, testKernel } from '@prilavok/shared-kernel/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

interface Sent {
  method: string
  url: URL
  type: string
  body: string
  encoding: string | null
}

/** An API whose paths below `/v3/api/` all give the next answer, and that notes what it was sent. Starts and ends with the test file. */
export function answeringServer() {
  const sent: Sent[] = []
  const answers: { next: () => Response | Promise<Response> } = { next: () => HttpResponse.json({}) }
  const server = setupServer(
    http.all('http://localhost/v3/api/*', async ({ request }) => {
      sent.push({
        method: request.method,
        url: new URL(request.url),
        type: request.headers.get('content-type') ?? '',
        body: await request.text(),
        encoding: request.headers.get('accept-encoding'),
      })
      return answers.next()
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    sent.length = 0
    answers.next = () => HttpResponse.json({ OK: 'Y' })
  })
  afterAll(() => server.close())
  const answerError = (status: number, body?: object, statusText = '') => {
    answers.next = () => HttpResponse.json(body ?? {}, { status, statusText })
  }
  return { server, sent, answers, answerError }
}

/** Works over fetch, as on the server: its time can be held. */
export const kernelOnServer = (options: TestKernelOptions = {}) =>
  testKernel({ ...options, platform: { kind: 'server', ...options.platform } })

export const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
