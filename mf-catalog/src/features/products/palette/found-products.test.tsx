import type { Product } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel, testProduct, testProducts } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { renderPalette } from '../../../testing/render-page'
import { useFoundProducts } from './use-found-products'

const { data, called } = catalogApi()
type Found = ReturnType<typeof useFoundProducts>
function Field({ tell }: { tell: (found: Found) => void }) {
  const [text, setText] = useState('')
  tell(useFoundProducts(text))
  return <input aria-label="Поиск" value={text} onChange={(event) => setText(event.target.value)} />
}

describe('use-found-products', () => {
  function show() {
    const now: { found?: Found } = {}
    const { kernel } = renderWithKernel(
      <Field
        tell={(found) => {
          now.found = found
        }}
      />,
      { kernel: partKernel() },
    )
    const field = () => screen.getByRole('textbox', { name: 'Поиск' })
    return {
      kernel,
      found: () => now.found as Found,
      /** In place of what stood there. */
      write: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    }
  }
  const lists = () => called('/search/list/').map((call) => call.split('?')[1])

  beforeEach(() => {
    data.products = testProducts(5)
  })

  test('a code that no product has is looked for as a text, at once', async () => {
    const { found, write } = show()
    write('999 999')
    await waitFor(() => expect(found()).toMatchObject({ count: 5, pending: false }))
    expect(lists()).toContain('q=999999&sort=POPULARITY&order=DESC&limit=3&offset=0')
  })

  test('a text that finds nothing: when what it was meant to be cannot be had, that is said and asked again', async () => {
    data.found = { ',evfuf': [] }
    data.search = { SUGGEST: 'бумага', SECTIONS: [], CNT: 0 }
    data.suggestStatus = 500
    const { found, write, kernel } = show()
    write(',evfuf')
    await waitFor(() => expect(found().error).toBeInstanceOf(Error))
    expect(found()).toMatchObject({ products: [], pending: false })
    expect(kernel.notices.current()).toEqual([])
    data.suggestStatus = 200
    act(() => found().retry())
    await waitFor(() => expect(found().corrected).toBe('бумага'))
  })
})

describe('PaletteAction', () => {
  /** The palette with one product that a text has found. */
  async function show(changes: Partial<Product> = {}) {
    const product = testProduct({ ID: 7, NAME: 'Ручка', PRICE: 20, ...changes })
    data.products = [product]
    data.basket.set(7, product.BASKET)
    const onClose = jest.fn()
    const rendered = renderPalette(['palette.products'], { onClose })
    const field = screen.getByRole('combobox')
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'ручка' } })
    const row = await screen.findByRole('row', { name: /^Ручка/ })
    return { ...rendered, onClose, field, row: within(row) }
  }
  const add = ({ row }: Awaited<ReturnType<typeof show>>) => row.queryByRole('button', { name: 'В корзину' })

  test('pressed by a pointer «В корзину» leaves the focus in the row, at the name', async () => {
    const shown = await show()
    await userEvent.click(add(shown) as HTMLElement)
    expect(shown.row.getByText('в корзине')).toBeVisible()
    expect(shown.row.getByRole('link')).toHaveFocus()
    expect(add(shown)).not.toBeInTheDocument()
    await waitFor(() => expect(data.basket.get(7)).toBe(1))
    expect(shown.onClose).not.toHaveBeenCalled()
  })

  test('pressed by a key it hands the focus back to the field', async () => {
    const shown = await show()
    add(shown)?.focus()
    await userEvent.keyboard('{Enter}')
    expect(shown.field).toHaveFocus()
    await waitFor(() => expect(data.basket.get(7)).toBe(1))
  })

  test('what can neither be had nor be ordered leads to its analogs, and the palette closes', async () => {
    const { row, url, onClose } = await show({ REMAIN: 0, TO_ORDER: 'N' })
    const link = row.getByRole('link', { name: 'Аналоги' })
    expect(link).toHaveAttribute('href', '/product/7#analogs')
    expect(link).toHaveAttribute('tabindex', '-1')
    await userEvent.click(link)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(url()).toBe('/product/7')
  })
})
