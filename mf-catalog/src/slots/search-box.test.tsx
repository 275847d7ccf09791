import { testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../testing/catalog-api'
import { renderSlot } from '../testing/render-page'

const { data, calls } = catalogApi()

/** The field, and the address that the page is at, as a person reads it. */
const show = (path = '/') => {
  const { url, kernel } = renderSlot('header.search', { variant: 'desktop' }, { path })
  return {
    kernel,
    field: screen.getByRole('combobox'),
    url: () => decodeURIComponent(url().replaceAll('+', ' ')),
  }
}
const suggestCalls = () => calls.filter((call) => call.includes('suggests'))

beforeEach(() => {
  data.suggests = ['бумага а4', 'бумага цветная']
  window.HTMLElement.prototype.checkVisibility = () => true
})

test('[CAT-054] typing asks for suggestions, from two characters on and after the last key, and shows them', async () => {
  const { field } = show()
  await userEvent.type(field, 'б')
  await userEvent.type(field, 'умага')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(data.suggests)
  expect(suggestCalls()).toEqual(['GET /v3/api/catalog/search/suggests/?q=бумага'])
})

test('[CAT-055] a suggestion chosen by the arrows opens the search for it', async () => {
  const { field, url } = show()
  await userEvent.type(field, 'бум')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('бумага цветная')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(url()).toBe('/search?q=бумага цветная'))
  expect(field).toHaveValue('бумага цветная')
})

test('[CAT-055] a click on a suggestion opens the search for it', async () => {
  const { field, url } = show()
  await userEvent.type(field, 'бум')
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  expect(url()).toBe('/search?q=бумага а4')
})

test('products and sections that fit stand beside the completions and lead to their pages', async () => {
  data.products = [testProduct({ ID: 77, NAME: 'Бумага «Белый лист»' })]
  data.search = { SUGGEST: null, SECTIONS: [testSection({ ID: 12, NAME: 'Бумага офисная' })], CNT: 1 }
  const { field, url } = show()
  await userEvent.type(field, 'бум')
  expect(await screen.findByRole('option', { name: /Бумага офисная/ })).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(url()).toBe('/product/77')
})

test('[CAT-055] Enter opens the search for what is typed', async () => {
  const { field, url } = show()
  await userEvent.type(field, 'папка{Enter}')
  expect(url()).toBe('/search?q=папка')
})

test('[CAT-008] on the search page the field holds q', () => {
  expect(show('/search?q=бумага').field).toHaveValue('бумага')
})

test('Esc closes the suggestions, then clears the field', async () => {
  const { field } = show()
  await userEvent.type(field, 'бум')
  await screen.findAllByRole('option')
  // False: the field's own answer to Esc, which is to clear itself, is off.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('option')).toBeNull()
  expect(field).toHaveValue('бум')
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('')
})

test('six digits open the product of that code', async () => {
  data.products = [testProduct({ ID: 77, UP_CODE_1C: '184302' })]
  const { field, url } = show()
  await userEvent.type(field, '184302{Enter}')
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
    await userEvent.type(shown.field, '184302{Enter}')
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

  test('does not overtake a newer one', async () => {
    const { field, url, answer } = await sendCode()
    data.productGate = undefined
    await userEvent.clear(field)
    await userEvent.type(field, '184303{Enter}')
    await waitFor(() => expect(url()).toBe('/product/78'))
    await answer()
    expect(url()).toBe('/product/78')
  })
})

test('a code that is sent before the scripts have come waits for them; other words go as a document', () => {
  const values = show().field.closest('form')?.getAttribute('data-scripted-values') ?? ''
  expect('184302').toMatch(new RegExp(values))
  for (const words of ['18430', '1843021', 'бумага 184302']) expect(words).not.toMatch(new RegExp(values))
})

test('a code that cannot be put into the basket is found by the search; an unknown one is searched for', async () => {
  const { field, url } = show()
  await userEvent.type(field, '999999{Enter}')
  await waitFor(() => expect(url()).toBe('/search?q=999999'))
})

test('`/` puts the focus into the field, but not while typing elsewhere', async () => {
  const { field } = show()
  await userEvent.keyboard('/')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await userEvent.keyboard('1/2')
  expect(field).toHaveValue('1/2')
})

test('it is a real form: works without scripts', () => {
  const form = show().field.closest('form')
  expect(form).toHaveAttribute('action', '/search')
  expect(form?.elements.namedItem('q')).toBe(screen.getByRole('combobox'))
})
