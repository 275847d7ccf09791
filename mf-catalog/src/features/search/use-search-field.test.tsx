import { Link, useLocation } from '@prilavok/shared-kernel/router'
import { type PartOptions, partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../testing/catalog-api'
import { optionKey } from './search-option'
import { useSearchField } from './use-search-field'

const { data, called } = catalogApi()

/** The field with what stands under it, in words. */
function Field() {
  const field = useSearchField()
  const { pathname, search } = useLocation()
  const { options } = field.suggests
  return (
    <>
      <form onSubmit={field.submit}>
        <input
          aria-label="Поиск"
          value={field.value}
          onChange={(event) => field.type(event.target.value)}
          onFocus={() => field.setFocused(true)}
          onBlur={() => field.setFocused(false)}
          onKeyDown={field.press}
        />
      </form>
      <button type="button" onClick={field.clear}>
        Очистить
      </button>
      {field.open && <p data-testid="open">{field.suggests.state}</p>}
      {field.open &&
        options.map((option, at) => (
          <button
            key={optionKey(option)}
            type="button"
            aria-pressed={at === field.active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => field.choose(option)}
          >
            {optionKey(option)}
          </button>
        ))}
      <Link to="/search?q=скрепки">Другой поиск</Link>
      <output>{decodeURIComponent(pathname + search)}</output>
    </>
  )
}
const show = (path = '/', options: PartOptions = {}) =>
  renderWithKernel(<Field />, { path, kernel: partKernel(options) })
const input = () => screen.getByRole('textbox')
const at = () => screen.getByRole('status').textContent
const state = () => screen.queryByTestId('open')?.textContent
const option = (name: string) => screen.findByRole('button', { name })
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
const type = (text: string) => userEvent.type(input(), text)

beforeEach(() => {
  data.suggests = ['ручка', 'ручка гелевая']
})

test('what is typed is searched for by Enter; what stood below goes', async () => {
  show()
  await type('ручка')
  await option('query ручка')
  await userEvent.keyboard('{Enter}')
  expect(at()).toMatch(/^\/search\?q=ручка/)
  expect(state()).toBeUndefined()
  expect(input()).toHaveValue('ручка')
})

test('an empty field, or one of blanks, leads nowhere', async () => {
  show()
  await type('  {Enter}')
  expect(at()).toBe('/')
})

test('an option is chosen by the arrows and taken by Enter; typing on takes the choice back', async () => {
  show()
  await type('ручка')
  await option('query ручка')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toEqual(['query ручка гелевая'])
  await type(' ')
  expect(chosen()).toEqual([])
  await option('query ручка')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(at()).toMatch(/^\/search\?q=ручка.гелевая/)
})

test('Esc closes what stands below, then clears; an arrow opens it again', async () => {
  show()
  await type('ручка')
  await option('query ручка')
  await userEvent.keyboard('{Escape}')
  expect(state()).toBeUndefined()
  expect(input()).toHaveValue('ручка')
  await userEvent.keyboard('{ArrowUp}')
  expect(state()).toBeUndefined()
  await userEvent.keyboard('{ArrowDown}')
  expect(state()).toBe('ready')
  await userEvent.keyboard('{Escape}{Escape}')
  expect(input()).toHaveValue('')
})

test('it is closed without the focus, and opens with it again', async () => {
  show()
  await type('ручка')
  await option('query ручка')
  await userEvent.tab()
  expect(state()).toBeUndefined()
  await userEvent.click(input())
  expect(await option('query ручка')).toBeVisible()
})

test('products and sections are pages of their own, and leave the field empty', async () => {
  data.products = [testProduct({ ID: 7 })]
  data.suggestedSections = [{ ID: 5, NAME: 'Ручки' }]
  const { unmount } = show()
  await type('ручка')
  await userEvent.click(await option('product 7'))
  expect(at()).toBe('/product/7')
  expect(input()).toHaveValue('')
  unmount()
  show()
  await type('ручка')
  await userEvent.click(await option('section 5'))
  expect(at()).toBe('/catalog/5')
  expect(input()).toHaveValue('')
})

test('the field says what the page of a search shows, and follows it; nothing is offered for that', async () => {
  show('/search?q=ручка')
  expect(input()).toHaveValue('ручка')
  await userEvent.click(input())
  expect(called('/suggests/')).toEqual([])
  await userEvent.click(screen.getByRole('link'))
  expect(input()).toHaveValue('скрепки')
})

test('on another page the query of its address is not the field’s', () => {
  show('/catalog/12?q=ручка')
  expect(input()).toHaveValue('')
})

test('it can be cleared', async () => {
  show('/search?q=ручка')
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(input()).toHaveValue('')
  expect(at()).toBe('/search?q=ручка')
})

test('searches of before are offered while it is empty, and can be forgotten', async () => {
  show('/search?q=ручка')
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }))
  await userEvent.click(input())
  expect(await option('recent ручка')).toBeVisible()
  await userEvent.click(await option('clear'))
  await waitFor(() => expect(state()).toBeUndefined())
  expect(at()).toBe('/search?q=ручка')
})

describe('six digits', () => {
  test('lead to their product by Enter', async () => {
    data.products = [testProduct({ ID: 7, UP_CODE_1C: '184302' })]
    show()
    await type('184302{Enter}')
    await waitFor(() => expect(at()).toBe('/product/7'))
    expect(input()).toHaveValue('')
  })

  test('of no product say so, and are searched for once that has been read', async () => {
    show()
    await type('184302{Enter}')
    await waitFor(() => expect(state()).toBe('unknownCode'))
    expect(at()).toBe('/')
    await userEvent.keyboard('{Enter}')
    expect(at()).toMatch(/^\/search\?q=184302/)
  })

  test('that cannot be looked up are searched for', async () => {
    data.productStatus = 0
    show()
    await type('184302{Enter}')
    await waitFor(() => expect(at()).toMatch(/^\/search\?q=184302/))
  })

  test('that are typed over lead nowhere any more', async () => {
    let answer: () => void = () => undefined
    data.productGate = new Promise<void>((resolve) => {
      answer = resolve
    })
    data.products = [testProduct({ ID: 7, UP_CODE_1C: '184302' })]
    const { kernel } = show()
    await type('184302{Enter}')
    await type('{Backspace}')
    answer()
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    expect(at()).toBe('/')
    expect(input()).toHaveValue('18430')
  })
})
