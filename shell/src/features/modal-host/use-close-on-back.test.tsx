import { useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCloseOnBack } from './use-close-on-back'

const close = jest.fn()

function Page() {
  useCloseOnBack(close)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/basket')}>
        Дальше
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => close.mockClear())

test('«back» closes what is open, a way on and a first page do not', async () => {
  renderWithKernel(<Page />)
  expect(close).not.toHaveBeenCalled()
  await press('Дальше')
  expect(close).not.toHaveBeenCalled()
  await press('Назад')
  expect(close).toHaveBeenCalledTimes(1)
})

test('each «back» closes once', async () => {
  renderWithKernel(<Page />)
  for (const name of ['Дальше', 'Дальше', 'Назад', 'Назад']) await press(name)
  expect(close).toHaveBeenCalledTimes(2)
})
