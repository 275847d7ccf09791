import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useUsedCode } from './use-used-code'

const onGone = jest.fn()

function Form({ code }: { code: string }) {
  const removeCode = useUsedCode(code)
  return (
    <button type="button" onClick={() => void removeCode('new@example.com').then(onGone)}>
      Подтвердить
    </button>
  )
}
function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => navigate('/confirm?code=K7QF')}>
        Ссылка
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <Form code={new URLSearchParams(search).get('code') ?? ''} />
    </>
  )
}
let removeBeforeLeaving: ReturnType<typeof useUsedCode>
function Leaving() {
  removeBeforeLeaving = useUsedCode('K7QF')
  return null
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const address = () => screen.getByRole('status').textContent
const GONE = '/confirm?email=new%40example.com'

beforeEach(() => onGone.mockClear())

test('a used code is taken out of the address, and the page has that address by then', async () => {
  renderWithKernel(<Page />, { path: '/confirm?code=K7QF' })
  await press('Подтвердить')
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
  expect(address()).toBe(GONE)
})

test('going back does not lead to the used code', async () => {
  renderWithKernel(<Page />, { path: '/catalog-list' })
  await press('Ссылка')
  expect(address()).toBe('/confirm?code=K7QF')
  await press('Подтвердить')
  await waitFor(() => expect(address()).toBe(GONE))
  await press('Назад')
  expect(address()).toBe('/catalog-list')
})

test('where the code was typed there is nothing to wait for', async () => {
  renderWithKernel(<Page />, { path: GONE })
  await press('Подтвердить')
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
  expect(address()).toBe(GONE)
})

test('a page that is left meanwhile keeps nobody waiting', async () => {
  const { unmount } = renderWithKernel(<Leaving />)
  act(() => void removeBeforeLeaving('new@example.com').then(onGone))
  unmount()
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
})
