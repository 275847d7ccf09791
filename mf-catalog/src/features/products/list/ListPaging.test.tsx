import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { listState } from '../../../testing/list-state'
import { ListPaging } from './ListPaging'
import { DEFAULT_PARAMS } from './list-params'
import type { ProductListState } from './use-product-list'

const onPage = jest.fn()
const onMore = jest.fn()
const change = jest.fn()
beforeEach(() => {
  for (const heard of [onPage, onMore, change]) heard.mockClear()
})

const paging = (changes: Partial<ProductListState> = {}) => (
  <ListPaging list={listState({ change, ...changes })} onPage={onPage} onMore={onMore} />
)
const show = (changes: Partial<ProductListState> = {}) => renderWithKernel(paging(changes))
const sizes = () => screen.queryByRole('radiogroup', { name: 'На странице' })
const offered = () =>
  within(sizes() as HTMLElement)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value, checked }) => (checked ? `[${value}]` : value))

test('it says which products are shown, and of how many', () => {
  show({ range: { from: 37, to: 72 }, count: 1200 })
  expect(screen.getByText(/^37–72 из 1\s200\sтоваров$/)).toBeVisible()
})

test('each page is a link; a press on one tells that a page was chosen', async () => {
  show({ page: 2 })
  expect(screen.getAllByRole('link', { name: /^Страница/ }).map((link) => link.getAttribute('href'))).toEqual(
    ['/catalog/12?page=1', '/catalog/12?page=2', '/catalog/12?page=3'],
  )
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }))
  expect(onPage).toHaveBeenCalledTimes(1)
  expect(onMore).not.toHaveBeenCalled()
})

test('«Показать ещё» stands before the pages and is no choice of one', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё 36' }))
  expect(onMore).toHaveBeenCalledTimes(1)
  expect(onPage).not.toHaveBeenCalled()
})

test.each([
  ['list', 36, false],
  ['list', 37, true],
  ['cards', 12, false],
  ['cards', 13, true],
] as const)('in the view %s, %i products have sizes of a page to choose: %s', (view, count, has) => {
  show({ count, params: { ...DEFAULT_PARAMS, view } })
  expect(sizes() !== null).toBe(has)
})

test('the present size is checked; another one is set and leads to the heading', async () => {
  show({ params: { ...DEFAULT_PARAMS, limit: 60 } })
  expect(offered()).toEqual(['36', '[60]', '84', '108'])
  await userEvent.click(screen.getByRole('radio', { name: '84' }))
  expect(change.mock.calls).toEqual([[{ limit: 84 }]])
  expect(onPage).toHaveBeenCalledTimes(1)
})

test('cards have sizes of their own', () => {
  show({ params: { ...DEFAULT_PARAMS, view: 'cards', limit: 24 } })
  expect(offered()).toEqual(['12', '[24]', '36'])
})

/** A further page that has failed, until it is tried again. */
function Failing() {
  const [failed, setFailed] = useState(true)
  const moreFailure = failed ? { error: new Error('broken'), retry: () => setFailed(false) } : null
  return paging({ moreFailure })
}

test('when another try has helped, the focus is at what is shown', async () => {
  renderWithKernel(<Failing />)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText(/^1–36 из/)).toHaveFocus()
})
