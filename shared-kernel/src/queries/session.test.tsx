import { useLocation } from '@prilavok/shared-kernel/router'
import {
  customerCookies,
  renderWithKernel,
  testApi,
  testCustomer,
  testKernel,
  testVisitor,
} from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { sessionStateOf, useSession } from './personal'
import { usePageAccess } from './use-page-access'

function Who() {
  const { state, personal } = useSession()
  return <p>{`${state} ${personal?.NAME ?? ''}`.trim()}</p>
}

describe('personal', () => {
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
})

const PAGE_URL = '/cabinet/orders?page=2'

function Page({ access }: { access: 'anyone' | 'customer' }) {
  const { allowed, error, retry } = usePageAccess(access, PAGE_URL)
  const { pathname, state } = useLocation()
  return (
    <>
      <output>{`${allowed ? 'можно' : 'нельзя'} ${pathname} ${JSON.stringify(state)}`}</output>
      <p>{error ? 'ошибка' : 'без ошибки'}</p>
      <button type="button" onClick={retry}>
        Повторить
      </button>
    </>
  )
}

describe('use-page-access', () => {
  const { data } = testApi(
    () => ({ answer: { ITEM: testVisitor() } as object | number }),
    (_call, { answer }) => answer,
  )

  function open(access: 'anyone' | 'customer', cookies = customerCookies()) {
    const kernel = testKernel({ platform: { cookies } })
    const prompted = jest.fn()
    kernel.bus.on('session:prompted', prompted)
    renderWithKernel(<Page access={access} />, { kernel, path: '/cabinet/orders' })
    return { kernel, prompted }
  }
  const says = () => screen.getByRole('status').textContent

  test('a customer sees a page of customers, once it is known who visits', async () => {
    data.answer = { ITEM: testCustomer() }
    const { prompted } = open('customer')
    expect(says()).toBe('нельзя /cabinet/orders null')
    await waitFor(() => expect(says()).toBe('можно /cabinet/orders null'))
    expect(prompted).not.toHaveBeenCalled()
  })

  test.each([
    ['a visitor', testVisitor()],
    ['a user without a password', testCustomer()],
  ])('%s is sent to the root and asked to log in, to come back afterwards', async (_who, ITEM) => {
    data.answer = { ITEM }
    const { prompted } = open('customer', testKernel().platform.cookies)
    await waitFor(() => expect(says()).toBe(`нельзя / ${JSON.stringify({ returnTo: PAGE_URL })}`))
    expect(prompted).toHaveBeenCalledWith({ returnTo: PAGE_URL })
  })

  test('where it cannot be known who visits nobody is sent away, and it may be asked again', async () => {
    data.answer = 404
    open('customer')
    expect(await screen.findByText('ошибка')).toBeVisible()
    expect(says()).toBe('нельзя /cabinet/orders null')
    data.answer = { ITEM: testCustomer() }
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(says()).toBe('можно /cabinet/orders null'))
  })
})
