import { testKernel } from '@prilavok/shared-kernel/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const sent: boolean[] = []
const server = setupServer(
  http.all('http://localhost/v3/api/a/', ({ request }) => {
    sent.push(request.keepalive)
    return HttpResponse.json({})
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent.length = 0
})
afterAll(() => server.close())

test('a change outlives the page, but for one too large for browsers to take; a load does not', async () => {
  const { api } = testKernel({ platform: { kind: 'browser' } })
  await api.post('/v3/api/a/', { products: { 5: 1 } })
  await api.post('/v3/api/a/', { comment: 'я'.repeat(6000) })
  await api.get('/v3/api/a/')
  expect(sent).toEqual([true, false, false])
})
