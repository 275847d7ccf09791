import { useLocation } from '@prilavok/shared-kernel/router'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, type LinkProps } from './link'
import { searchUrl } from './search-url'

function Where() {
  const { pathname, search, state } = useLocation()
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
}
function show(props: Partial<LinkProps> = {}) {
  const kernel = testKernel()
  const told: string[] = []
  for (const name of ['prefetch', 'consider', 'dismiss'] as const)
    jest.spyOn(kernel.navigation, name).mockImplementation((path) => void told.push(`${name} ${path}`))
  renderWithKernel(
    <>
      <Link to="/basket?step=2" {...props}>
        Корзина
      </Link>
      <Where />
    </>,
    { kernel },
  )
  return { told, link: screen.getByRole('link') }
}
const where = () => screen.getByRole('status').textContent

test('a click goes to the page inside the shop, with what the history is to keep', async () => {
  const { link } = show({ state: { from: 'list' } })
  expect(link).toHaveAttribute('href', '/basket?step=2')
  await userEvent.click(link)
  expect(where()).toBe('/basket?step=2 {"from":"list"}')
})

test('who listens hears of the click, and may prevent it', () => {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { link } = show({ onClick })
  fireEvent.click(link)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(where()).toBe('/ null')
})

test('the shell hears when the buyer may mean to follow it, and when he does not', () => {
  const { told, link } = show()
  fireEvent.pointerEnter(link)
  fireEvent.pointerLeave(link)
  act(() => link.focus())
  act(() => link.blur())
  expect(told).toEqual(['consider', 'dismiss', 'consider', 'dismiss'].map((what) => `${what} /basket?step=2`))
})

test('a press of the main button fetches the page, another one does not', async () => {
  const { told, link } = show()
  const fetched = () => told.filter((what) => what.startsWith('prefetch'))
  await userEvent.pointer({ target: link, keys: '[MouseRight]' })
  expect(fetched()).toEqual([])
  await userEvent.pointer({ target: link, keys: '[MouseLeft>]' })
  expect(fetched()).toEqual(['prefetch /basket?step=2'])
})

test('a link that opens elsewhere leaves the page where it is', async () => {
  const { link } = show({ target: '_blank' })
  expect(link).toHaveAttribute('target', '_blank')
  fireEvent.click(link)
  expect(where()).toBe('/ null')
})

test.each([
  [
    'ручка & карандаш',
    undefined,
    '/search?q=%D1%80%D1%83%D1%87%D0%BA%D0%B0+%26+%D0%BA%D0%B0%D1%80%D0%B0%D0%BD%D0%B4%D0%B0%D1%88',
  ],
  ['a', null, '/search?q=a'],
  ['a', 'b', '/search?q=a&typed=b'],
])('the page of the query «%s», typed as %s', (q, typed, url) => {
  expect(searchUrl(q, typed)).toBe(url)
})
