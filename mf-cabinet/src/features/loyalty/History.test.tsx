import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loyaltyApi } from '../../testing/loyalty-api'
import { History } from './History'

loyaltyApi()
const PATH = '/cabinet/loyalty/'

interface Place {
  at: string
  back?: () => void
}
function Placed({ place }: { place: Place }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  Object.assign(place, { at: pathname + search, back: () => navigate(-1) })
  return null
}
function show(search = '') {
  const place: Place = { at: '' }
  const rendered = renderWithKernel(
    <>
      <History />
      <Placed place={place} />
    </>,
    {
      path: `${PATH}${search}`,
      kernel: partKernel({ cookies: LOGGED_IN, personal: { LOYALTY: 'Y' } }),
    },
  )
  return { ...rendered, url: () => place.at, back: () => act(() => place.back?.()) }
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)
const type = () => screen.getByRole('combobox', { name: 'Вид операций' })
const choose = (title: string) =>
  userEvent.selectOptions(
    type(),
    screen.getByRole('option', { name: new RegExp(`^${title.replaceAll(' ', '\\s')}$`) }),
  )

test('another choice takes the place of the one before: the way back leads out of the page', async () => {
  const { url, back } = show()
  await rows()
  await choose('Списания')
  await choose('Начисления')
  back()
  expect(url()).toBe(`${PATH}?type=loyalty-plus`)
})
