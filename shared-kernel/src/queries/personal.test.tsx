import { clientCookies, renderWithKernel, testClient, testGuest } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { sessionStateOf, useSession } from './personal'

const visitor = { item: testGuest(), answered: Promise.resolve() }
const server = setupServer(
  http.get('http://localhost/v3/api/personal/info/', async ({ request }) => {
    await visitor.answered
    return new URL(request.url).searchParams.get('domain_name') === 'shop.localhost'
      ? HttpResponse.json({ ITEM: visitor.item })
      : new HttpResponse(null, { status: 400 })
  }),
  http.post('http://localhost/v3/oauth/token/', () =>
    HttpResponse.json({ access_token: 'client', expires_in: 3600, refresh_token: 'refresh' }),
  ),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  visitor.item = testGuest()
  visitor.answered = Promise.resolve()
})
afterAll(() => server.close())

function Who() {
  const { state, personal } = useSession()
  return <p>{`${state} ${personal?.NAME ?? ''}`.trim()}</p>
}

test('[KERN-005] the state of a session follows from the refresh token and the personal ID', () => {
  expect(sessionStateOf(undefined, false)).toBe('guest')
  expect(sessionStateOf(testGuest(), false)).toBe('guest')
  expect(sessionStateOf(testClient(), false)).toBe('partial')
  expect(sessionStateOf(testClient(), true)).toBe('client')
})

test('[KERN-005] somebody known who has no refresh token is a user without password', async () => {
  visitor.item = testClient()
  renderWithKernel(<Who />)
  expect(screen.getByText('loading')).toBeInTheDocument()
  expect(await screen.findByText('partial Марина')).toBeInTheDocument()
})

test('[KERN-009, KERN-011] every mounted area sees a login without a reload', async () => {
  const { kernel } = renderWithKernel(
    <>
      <Who />
      <Who />
    </>,
  )
  expect(await screen.findAllByText('guest')).toHaveLength(2)
  visitor.item = testClient()
  await act(() => kernel.token.login('client@example.com', 'secret'))
  expect(await screen.findAllByText('client Марина')).toHaveLength(2)
})

test('[KERN-011] a client who has just logged in is never taken for the guest that was known before', async () => {
  const { kernel } = renderWithKernel(<Who />)
  expect(await screen.findByText('guest')).toBeInTheDocument()
  visitor.item = testClient()
  const answer = { send: () => undefined as unknown }
  visitor.answered = new Promise((resolve) => {
    answer.send = () => resolve()
  })
  await act(() => kernel.token.login('client@example.com', 'secret'))
  expect(await screen.findByText('loading')).toBeInTheDocument()
  answer.send()
  expect(await screen.findByText('client Марина')).toBeInTheDocument()
})

test('[KERN-011] a page that opens with the cookies of a login is a client’s', async () => {
  visitor.item = testClient()
  renderWithKernel(<Who />, { platform: { cookies: clientCookies() } })
  expect(await screen.findByText('client Марина')).toBeInTheDocument()
})
