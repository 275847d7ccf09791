/** @jest-environment node */
import { testKernel } from '@prilavok/shared-kernel/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { queryText } from './query-text'

const asked: string[] = []
const server = setupServer(
  http.get('http://localhost/v3/api/a/', ({ request }) => {
    asked.push(request.url)
    return HttpResponse.json({})
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test.each([
  [{ q: 'бумага А4 + «клей» & 100% [новое]: 5,5$', limit: 36 }],
  [{ filter: { SECTION_ID: 12, UP_TM: [5, 7], PRICE: { FROM: 1.5 } }, sort: '' }],
  [{ a: null, b: undefined, c: [], d: {}, e: [null, 0, false], f: { g: undefined } }],
])('the server writes the query %j as the browser does', async (params) => {
  await testKernel().api.get('/v3/api/a/', params)
  const browser = [...new URL(asked.at(-1) ?? '').searchParams].filter(([name]) => name !== 'access_token')
  expect([...new URLSearchParams(queryText(params))]).toEqual(browser)
})
