import { customerCookies, renderWithKernel, testCustomer, testVisitor } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { sessionStateOf, useSession } from './personal'

const visitor = { item: testVisitor(), answered: Promise.resolve() }
const server = setupServer(
  http.get('http://localhost/v3/api/personal/info/', async ({ request }) => {
    await visitor.answered
    return new URL(request.url).searchParams.get('domain_name') === 'shop.localhost'
      ? HttpResponse.json({ ITEM: visitor.item })
      : new HttpResponse(null, { status: 400 })
  }),
  http.post('http://localhost/v3/oauth/token/', () =>
    HttpResponse.json({ access_token: 'client', expires_in: 3600, has_refresh_token: true }),
  ),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  visitor.item = testVisitor()
  visitor.answered = Promise.resolve()
})
afterAll(() => server.close())

function Who() {
  const { state, personal } = useSession()
  return <p>{`${state} ${personal?.NAME ?? ''}`.trim()}</p>
}

test('[KERN-005] the state of a session follows from the refresh token and the personal ID', () => {
  expect(sessionStateOf(undefined, false)).toBe('visitor')
  expect(sessionStateOf(testVisitor(), false)).toBe('visitor')
  expect(sessionStateOf(testCustomer(), false)).toBe('partial')
  expect(sessionStateOf(testCustomer(), true)).toBe('customer')
})

test('[KERN-005] somebody known who has no refresh token is a user without password', async () => {
  visitor.item = testCustomer()
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
  expect(await screen.findAllByText('visitor')).toHaveLength(2)
  visitor.item = testCustomer()
  await act(() => kernel.token.login('client@example.com', 'secret'))
  expect(await screen.findAllByText('customer Марина')).toHaveLength(2)
})

test('[KERN-011] a customer who has just logged in is never taken for the visitor that was known before', async () => {
  const { kernel } = renderWithKernel(<Who />)
  expect(await screen.findByText('visitor')).toBeInTheDocument()
  visitor.item = testCustomer()
  const answer = { send: () => undefined as unknown }
  visitor.answered = new Promise((resolve) => {
    answer.send = () => resolve()
  })
  await act(() => kernel.token.login('client@example.com', 'secret'))
  expect(await screen.findByText('loading')).toBeInTheDocument()
  answer.send()
  expect(await screen.findByText('customer Марина')).toBeInTheDocument()
})

test('[KERN-011] a page that opens with the cookies of a login is a customer’s', async () => {
  visitor.item = testCustomer()
  renderWithKernel(<Who />, { platform: { cookies: customerCookies() } })
  expect(await screen.findByText('customer Марина')).toBeInTheDocument()
})
