import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useUsedCode } from '../features/confirmation/use-used-code'
import { useLeftLink } from '../features/recovery/use-left-link'

const EMAIL = 'client@example.com'

function Confirmation() {
  const removeCode = useUsedCode(new URLSearchParams(useLocation().search).get('code') ?? '')
  return (
    <button type="button" onClick={() => void removeCode(EMAIL)}>
      Использовать
    </button>
  )
}
function Recovery() {
  const leave = useLeftLink(EMAIL)
  return (
    <button type="button" onClick={() => void leave()}>
      Использовать
    </button>
  )
}
function Page({ link, Form }: { link: string; Form: () => React.ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => navigate(link)}>
        Ссылка
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <Form />
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['code', '/confirm?code=K7QF', Confirmation, '/confirm?email=client%40example.com'],
  [
    'check word',
    `/recovery?email=${EMAIL}&user_checkword=K7QF`,
    Recovery,
    '/recovery?email=client%40example.com',
  ],
])(
  'a used %s is taken out of the address, and going back does not lead to it',
  async (_what, link, Form, left) => {
    renderWithKernel(<Page link={link} Form={Form} />, { path: '/catalog-list' })
    const address = screen.getByRole('status')
    await press('Ссылка')
    expect(address).toHaveTextContent(link)
    await press('Использовать')
    await waitFor(() => expect(address).toHaveTextContent(left))
    await press('Назад')
    expect(address).toHaveTextContent('/catalog-list')
  },
)
