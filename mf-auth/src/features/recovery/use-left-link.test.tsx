import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AuthViewsContext } from '../../model/auth-views'
import { useLeftLink } from './use-left-link'

const onLeft = jest.fn()

function Form() {
  const leave = useLeftLink('client@example.com')
  return (
    <button type="button" onClick={() => void leave().then(onLeft)}>
      Сохранить
    </button>
  )
}
function Page() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => navigate(LINK)}>
        Ссылка
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <Form key={key} />
    </>
  )
}
const LINK = '/recovery?email=client@example.com&user_checkword=K7QF'
const LEFT = '/recovery?email=client%40example.com'
const press = (name = 'Сохранить') => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByRole('status').textContent

beforeEach(() => onLeft.mockClear())

test('a used check word is taken out of the address, and the page has that address by then', async () => {
  renderWithKernel(<Page />, { path: LINK })
  await press()
  await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1))
  expect(address()).toBe(LEFT)
})

test('an address without one stays as it is', async () => {
  renderWithKernel(<Page />, { path: LEFT })
  await press()
  await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1))
  expect(address()).toBe(LEFT)
})

test('the modal has no such address: that of the page below stays', async () => {
  renderWithKernel(
    <AuthViewsContext value={{ show: () => undefined, prefetch: () => undefined, pending: undefined }}>
      <Page />
    </AuthViewsContext>,
    { path: '/catalog-list?page=2' },
  )
  await press()
  await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1))
  expect(address()).toBe('/catalog-list?page=2')
})

test('going back does not lead to the used check word', async () => {
  renderWithKernel(<Page />, { path: '/catalog-list' })
  await press('Ссылка')
  expect(address()).toBe(LINK)
  await press()
  await waitFor(() => expect(address()).toBe(LEFT))
  await press('Назад')
  expect(address()).toBe('/catalog-list')
})
