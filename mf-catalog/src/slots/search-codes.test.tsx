import { testProduct } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderSlot } from '../testing/render-page'

const { data, calls } = catalogApi()

/** The field, and the address that the page is at, as a person reads it. */
const show = (path = '/') => {
  const { url, go, kernel } = renderSlot('header.search', { variant: 'desktop' }, { path })
  return {
    kernel,
    go,
    field: screen.getByRole('combobox'),
    url: () => decodeURIComponent(url().replaceAll('+', ' ')),
  }
}
const send = async (field: HTMLElement, value: string) => {
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
  await userEvent.keyboard('{Enter}')
}
const suggestCalls = () => calls.filter((call) => call.includes('suggests'))

beforeEach(() => {
  data.suggests = ['бумага а4', 'бумага цветная']
  window.HTMLElement.prototype.checkVisibility = () => true
})

test('a code with a space as the shop prints it opens its product', async () => {
  data.products = [testProduct({ ID: 77, UP_CODE_1C: '184302' })]
  const { field, url } = show()
  await userEvent.click(field)
  await userEvent.paste('184\u00a0302')
  expect(await screen.findByRole('option')).toBeVisible()
  expect(suggestCalls()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(url()).toBe('/product/77'))
})

describe('the answer to a code that comes late', () => {
  /** Sends a code whose product is only told when `answer` is called. */
  const sendCode = async () => {
    let open: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    data.productGate = gate
    data.products = [
      testProduct({ ID: 77, UP_CODE_1C: '184302' }),
      testProduct({ ID: 78, UP_CODE_1C: '184303' }),
    ]
    const shown = show()
    await send(shown.field, '184302')
    await waitFor(() => expect(calls.join()).toContain('code1c=184302'))
    const answer = async () => {
      open()
      // Two calls that are made later have been answered by then.
      await act(async () => {
        await shown.kernel.api.get('/v3/api/catalog/sections/')
        await shown.kernel.api.get('/v3/api/catalog/sections/')
      })
    }
    return { ...shown, answer }
  }

  test('leads nowhere when other text stands in the field meanwhile', async () => {
    const { field, url, answer } = await sendCode()
    await userEvent.type(field, '{Backspace}')
    await answer()
    expect(url()).toBe('/')
    expect(field).toHaveValue('18430')
  })

  test('leads nowhere when another page is open or on its way', async () => {
    const { url, answer } = await sendCode()
    window.history.pushState(null, '', '/basket')
    await answer()
    expect(url()).toBe('/')
    window.history.pushState(null, '', '/')
  })
})

test('a code that is sent before the scripts have come waits for them; other words go as a document', () => {
  const values = show().field.closest('form')?.getAttribute('data-scripted-values') ?? ''
  for (const code of ['184302', '184 302', '184\u202f302']) expect(code).toMatch(new RegExp(values))
  for (const words of ['18430', '1843021', 'бумага 184302']) expect(words).not.toMatch(new RegExp(values))
})

test('six digits show their product at once, without a pause and without asking for completions', async () => {
  data.products = [testProduct({ ID: 77, NAME: 'Степлер «Скрепыш»', UP_CODE_1C: '184302' })]
  const { field, url } = show()
  await userEvent.type(field, '184302')
  expect(await screen.findByRole('option')).toHaveTextContent('Степлер «Скрепыш»')
  expect(suggestCalls()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(url()).toBe('/product/77')
})

test('an unknown code is said so, with its search offered; Enter goes there', async () => {
  const { field, url } = show()
  await send(field, '999999')
  const status = screen.getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(/Товара с.кодом 999999 нет в.каталоге/))
  expect(url()).toBe('/')
  expect(screen.getByRole('option')).toHaveTextContent('999999')
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/search?q=999999')
})
