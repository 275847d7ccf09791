import { useLocation } from '@prilavok/shared-kernel/router'
import {
  customerCookies,
  renderWithKernel,
  testApi,
  testCustomer,
  testKernel,
  testVisitor,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePageAccess } from './use-page-access'

const URL = '/cabinet/orders?page=2'
const { data } = testApi(
  () => ({ answer: { ITEM: testVisitor() } as object | number }),
  (_call, { answer }) => answer,
)

function Page({ access }: { access: 'anyone' | 'customer' }) {
  const { allowed, error, retry } = usePageAccess(access, URL)
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
function open(access: 'anyone' | 'customer', cookies = customerCookies()) {
  const kernel = testKernel({ platform: { cookies } })
  const prompted = jest.fn()
  kernel.bus.on('session:prompted', prompted)
  renderWithKernel(<Page access={access} />, { kernel, path: '/cabinet/orders' })
  return { kernel, prompted }
}
const says = () => screen.getByRole('status').textContent
const settled = (kernel: ReturnType<typeof testKernel>) =>
  waitFor(() => expect(kernel.query.isFetching()).toBe(0))

test('a page for anyone is shown at once', async () => {
  const { kernel, prompted } = open('anyone')
  expect(says()).toBe('можно /cabinet/orders null')
  await settled(kernel)
  expect(says()).toBe('можно /cabinet/orders null')
  expect(prompted).not.toHaveBeenCalled()
})

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
  await waitFor(() => expect(says()).toBe(`нельзя / ${JSON.stringify({ returnTo: URL })}`))
  expect(prompted).toHaveBeenCalledWith({ returnTo: URL })
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
