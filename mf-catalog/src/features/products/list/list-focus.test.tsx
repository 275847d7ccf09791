import { testProducts, testSection } from '@prilavok/shared-kernel/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPage } from '../../../testing/render-page'
import { useFocusAfterRetry } from './use-focus-after-retry'

const { data } = catalogApi()
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
    data.sections = [testSection({ ID: 12, NAME: 'Ручки' })]
    data.products = testProducts(2)
  })

  const sort = () => screen.findByRole('combobox', { name: 'Сортировка' })

  test('«Показать ещё» moves the focus to the first new product', async () => {
    data.products = testProducts(14)
    const { url } = renderPage('/catalog/12?view=cards&limit=12')
    await screen.findByRole('article', { name: 'Товар 12' })
    await userEvent.click(screen.getByRole('link', { name: /^Показать ещё/ }))
    const first = await screen.findByRole('article', { name: 'Товар 13' })
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement))
    expect(document.activeElement).toHaveAccessibleName('Товар 13')
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
