import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCameFromPaying } from './use-came-from-paying'

const ORDER = '/cabinet/orders/390'

function Page() {
  const came = useCameFromPaying()
  return <output>{String(came)}</output>
}
function Shop() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      {pathname === ORDER && <Page />}
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={() => void navigate(`${ORDER}?payment=returned`)}>
        Оплачено
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Назад
      </button>
    </>
  )
}
const show = (path: string, state?: unknown) => renderWithKernel(<Shop />, { path, state })
const place = () => screen.getByRole('paragraph').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['?payment=returned', 'true', ORDER],
  ['?payment=returned&tab=2', 'true', `${ORDER}?tab=2`],
  ['?payment=other', 'false', `${ORDER}?payment=other`],
  ['?tab=2', 'false', `${ORDER}?tab=2`],
  ['', 'false', ORDER],
])('the address «%s» says that the buyer comes from paying: %s; then it is %s', (search, came, then) => {
  show(ORDER + search)
  expect(screen.getByRole('status')).toHaveTextContent(came)
  expect(place()).toBe(`${then} null`)
})

test('what else the history knows stays', () => {
  show(`${ORDER}?payment=returned`, { list: '?page=2' })
  expect(place()).toBe(`${ORDER} {"list":"?page=2"}`)
})

test('whoever comes back to an open page has come from paying, too', async () => {
  show(ORDER)
  expect(screen.getByRole('status')).toHaveTextContent('false')
  await press('Оплачено')
  expect(screen.getByRole('status')).toHaveTextContent('true')
  expect(place()).toBe(`${ORDER} null`)
})

test('the address of the return is no step of the way back', async () => {
  show('/cabinet/orders')
  await press('Оплачено')
  expect(place()).toBe(`${ORDER} null`)
  await press('Назад')
  expect(place()).toBe('/cabinet/orders null')
})
