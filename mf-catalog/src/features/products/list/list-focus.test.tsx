import { LOGGED_IN, testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'
import { useFocusAfterRetry } from './use-focus-after-retry'
import { useFocusFirstNew } from './use-focus-first-new'

const { data, called } = catalogApi()
/** The second link to a product: for those who see it. */
function Picture({ name }: { name: string }) {
  const hidden = { 'aria-hidden': true, tabIndex: -1 }
  return (
    <a href="#picture" {...hidden}>
      {`Фото: ${name}`}
    </a>
  )
}
function List({ count, links = true }: { count: number; links?: boolean }) {
  const { place, expect: expectMore } = useFocusFirstNew(count)
  return (
    <>
      <div ref={place}>
        <ul>
          {Array.from({ length: count }, (_, at) => `Товар ${at + 1}`).map((name) => (
            <li key={name}>
              <Picture name={name} />
              {links && <a href="#name">{name}</a>}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={expectMore}>
        Показать ещё
      </button>
    </>
  )
}
function Shown({ failed }: { failed: boolean }) {
  const element = useFocusAfterRetry(failed)
  return (
    <>
      <span ref={element} tabIndex={-1}>
        1–36 из 100
      </span>
      {failed && <button type="button">Повторить</button>}
      <input aria-label="Поиск" />
    </>
  )
}

describe('list-order', () => {
  beforeEach(() => {
    data.sections = [testSection({ ID: 12, NAME: 'Ручки' }), testSection({ ID: 13, NAME: 'Папки' })]
    data.products = testProducts(100)
  })

  const sort = () => screen.findByRole('combobox', { name: 'Сортировка' })
  const choose = async (title: string) => userEvent.selectOptions(await sort(), title)

  test('[CAT-015] a search begins by relevance, whatever was chosen for a section or an earlier search', async () => {
    const section = renderPage('/catalog/12')
    await choose('сначала дороже')
    await userEvent.click(screen.getByRole('radio', { name: 'Карточки' }))
    section.unmount()
    const { kernel } = section
    const first = renderPage('/search?q=бумага', { kernel })
    expect(await sort()).toHaveDisplayValue('по релевантности')
    expect(await screen.findByRole('radio', { name: 'Карточки' })).toBeChecked()
    expect(called('/search/list/').at(-1)).toContain('sort=POPULARITY&order=DESC')
    await choose('сначала дешевле')
    await waitFor(() => expect(called('/search/list/').at(-1)).toContain('sort=PRICE&order=ASC'))
    expect(first.url()).toContain('sort=PRICE&order=ASC')
    first.unmount()
    const second = renderPage('/search?q=папка', { kernel })
    expect(await sort()).toHaveDisplayValue('по релевантности')
    second.unmount()
    const again = renderPage('/catalog/12', { kernel })
    expect(await sort()).toHaveDisplayValue('сначала дороже')
    again.unmount()
    renderPage('/catalog/13', { kernel })
    expect(await sort()).toHaveDisplayValue('сначала дороже')
  })

  test.each(['favorite', 'viewed'] as const)(
    '%s begins with the latest whatever was chosen for a section; its own sort stays its own',
    async (list) => {
      data.favourites = new Set([1, 2])
      data.viewed = new Set([1, 2])
      const customer = { cookies: LOGGED_IN, personal: {} }
      const asked = () => called(`/${list}/list/`).at(-1)
      const section = renderPage('/catalog/12', customer)
      await choose('сначала дороже')
      section.unmount()
      const { kernel } = section
      const saved = renderPage(`/catalog/${list}`, { kernel })
      expect(await sort()).toHaveDisplayValue('сначала недавние')
      expect(asked()).toContain('sort=POPULARITY&order=DESC')
      await choose('по названию')
      await waitFor(() => expect(asked()).toContain('sort=NAME&order=ASC'))
      saved.unmount()
      const again = renderPage(`/catalog/${list}`, { kernel })
      expect(await sort()).toHaveDisplayValue('по названию')
      again.unmount()
      renderPage('/catalog/13', { kernel })
      expect(await sort()).toHaveDisplayValue('сначала дороже')
    },
  )

  test.each([
    ['list', 'listitem'],
    ['cards', 'article'],
  ])('in the view %s «Показать ещё» moves the focus to the first new product', async (view, role) => {
    const { url } = renderPage(`/catalog/12?view=${view}`)
    await screen.findByRole(role, { name: 'Товар 36' })
    await userEvent.click(screen.getByRole('link', { name: /^Показать ещё/ }))
    const first = await screen.findByRole(role, { name: 'Товар 37' })
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement))
    expect(document.activeElement).toHaveAccessibleName('Товар 37')
    expect(url()).toContain('more=1')
  })

  test('what only the cookie of another list or the address has changed can be reset, too', async () => {
    const cookie = JSON.stringify({ sort: 'PRICE', order: 'DESC' })
    const { url, cookies, unmount } = renderPage('/catalog/12', { cookies: { params_products: cookie } })
    expect(await sort()).toHaveDisplayValue('сначала дороже')
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить вид' }))
    expect(await sort()).toHaveDisplayValue('по популярности')
    expect(cookies.get('params_products')).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Сбросить вид' })).not.toBeInTheDocument()
    expect(url()).toBe('/catalog/12')
    unmount()
    const linked = renderPage('/catalog/12?sort=NAME&order=ASC')
    expect(await sort()).toHaveDisplayValue('по названию')
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить вид' }))
    expect(await sort()).toHaveDisplayValue('по популярности')
    expect(linked.url()).toBe('/catalog/12')
  })
})

describe('use-focus-first-new', () => {
  const more = () => screen.getByRole('button', { name: 'Показать ещё' })
  const press = () => userEvent.click(more())

  test('products that nobody has asked for move nothing', () => {
    const { rerender } = render(<List count={2} />)
    rerender(<List count={4} />)
    expect(document.body).toHaveFocus()
  })

  test('another list with fewer products ends it', async () => {
    const { rerender } = render(<List count={3} />)
    await press()
    rerender(<List count={1} />)
    expect(more()).toHaveFocus()
    rerender(<List count={5} />)
    expect(more()).toHaveFocus()
  })
})

describe('use-focus-after-retry', () => {
  const press = () => screen.getByRole('button', { name: 'Повторить' }).focus()

  test('the focus of «Повторить» goes to what is shown once it has helped', () => {
    const { rerender } = render(<Shown failed={false} />)
    expect(document.body).toHaveFocus()
    rerender(<Shown failed />)
    expect(document.body).toHaveFocus()
    press()
    rerender(<Shown failed={false} />)
    expect(screen.getByText('1–36 из 100')).toHaveFocus()
  })

  test('whoever has gone on meanwhile keeps the focus', () => {
    const { rerender } = render(<Shown failed />)
    press()
    screen.getByRole('textbox', { name: 'Поиск' }).focus()
    rerender(<Shown failed={false} />)
    expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus()
  })
})
