import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listState } from '../../../testing/list-state'
import { ListMore } from './ListMore'
import type { ProductListState } from './use-product-list'

const onMore = jest.fn()
beforeEach(() => onMore.mockClear())

/** Says where the router is, and leads back. */
function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`Адрес: ${pathname}${search}`}</p>
      <button type="button" onClick={() => navigate('/catalog/12')}>
        Раздел
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}

const show = (changes: Partial<ProductListState> = {}) =>
  renderWithKernel(
    <>
      <ListMore list={listState(changes)} onMore={onMore} />
      <Address />
    </>,
  )
const more = () => screen.getByRole('link')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  [100, 36, 'Показать ещё 36'],
  [100, 72, 'Показать ещё 28'],
  [37, 36, 'Показать ещё 1'],
])('of %i products, %i shown, it offers «%s»', (count, to, text) => {
  show({ count, range: { from: 1, to } })
  expect(more()).toHaveTextContent(text)
  expect(more()).toHaveAttribute('href', '/catalog/12?more=1')
  expect(more()).not.toHaveAttribute('aria-busy')
})

test('a press tells that more is expected and takes the place of the entry in the history', async () => {
  show()
  await press('Раздел')
  await userEvent.click(more())
  expect(onMore).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Адрес: /catalog/12?more=1')).toBeVisible()
  await press('Назад')
  expect(screen.getByText('Адрес: /')).toBeVisible()
})

test('while the next page is on its way it is busy and a press asks for no other', async () => {
  show({ loadingMore: true })
  expect(more()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(more())
  expect(onMore).not.toHaveBeenCalled()
  expect(screen.getByText('Адрес: /')).toBeVisible()
})
