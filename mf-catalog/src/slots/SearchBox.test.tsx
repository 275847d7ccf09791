import { testProduct, testSection } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
const enter = (field: HTMLElement, value: string) => {
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
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
  enter(field, 'бум')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('бумага цветная')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(url()).toBe('/search?q=бумага цветная'))
  expect(field).toHaveValue('бумага цветная')
})

test('[CAT-055] a click on a suggestion opens the search for it', async () => {
  const { field, url } = show()
  enter(field, 'бум')
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  expect(url()).toBe('/search?q=бумага а4')
})

test('the options stand in named groups; a product tells its price; the number of all is said; each leads to its page', async () => {
  data.products = [testProduct({ ID: 77, NAME: 'Бумага «Белый лист»', PRICE: 319.9 })]
  data.search = {
    SUGGEST: null,
    SECTIONS: [testSection({ ID: 12, NAME: 'Бумага офисная', CNT: 120 })],
    CNT: 1,
  }
  const { field, url } = show()
  enter(field, 'бум')
  const list = await screen.findByRole('listbox', { name: 'Подсказки' })
  const inGroup = (name: string) => within(within(list).getByRole('group', { name })).getAllByRole('option')
  await waitFor(() => expect(inGroup('Товары')[0]).toHaveTextContent(/Бумага «Белый лист».*319,90/))
  expect(inGroup('Подсказки')).toHaveLength(2)
  expect(inGroup('Разделы')[0]).toHaveTextContent(/Бумага офисная.*120/)
  expect(screen.getByRole('status')).toHaveTextContent('Подсказок: 4')
  expect(field).toHaveAttribute('aria-controls', list.id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(url()).toBe('/product/77')
})

test('↑↓ go round through the field itself, Home and End to the ends; the focus stays in the field', async () => {
  data.suggests = ['бумага а4', 'бумага а3', 'бумага цветная']
  const { field } = show()
  enter(field, 'бум')
  await screen.findAllByRole('option')
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null
  const after = async (keys: string) => {
    await userEvent.keyboard(keys)
    return chosen()
  }
  expect(await after('{Home}')).toBeNull()
  expect(await after('{ArrowDown}')).toBe('бумага а4')
  expect(await after('{End}')).toBe('бумага цветная')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  expect(await after('{ArrowDown}')).toBeNull()
  expect(field).not.toHaveAttribute('aria-activedescendant')
  expect(await after('{ArrowUp}')).toBe('бумага цветная')
  expect(await after('{Home}')).toBe('бумага а4')
  expect(field).toHaveFocus()
})

test('nothing to suggest, and suggestions that fail, are said; Enter searches all the same', async () => {
  data.suggests = []
  const { field, url } = show()
  enter(field, 'шкв')
  const said = (text: RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
  await said(/Подсказок нет\. Нажмите Enter, чтобы искать\./)
  expect(field).toHaveAttribute('aria-expanded', 'false')
  data.suggestStatus = 500
  data.listStatus = 500
  enter(field, 'шкварка')
  await said(/Подсказки не загрузились/)
  await userEvent.keyboard('{Enter}')
  expect(url()).toBe('/search?q=шкварка')
})

test('that suggestions are on their way is said when they take long, and no longer when they are there', async () => {
  let answer: () => void = () => undefined
  data.suggestGate = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { field } = show()
  enter(field, 'бум')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ищем…'))
  expect(screen.queryByRole('option')).toBeNull()
  answer()
  await screen.findAllByRole('option')
  expect(screen.getByRole('status')).toHaveTextContent('Подсказок: 2')
})

describe('own queries of before', () => {
  const searchFor = async (...queries: string[]) => {
    const shown = show()
    for (const query of queries) {
      enter(shown.field, query)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(shown.url()).toBe(`/search?q=${query}`))
    }
    return shown
  }

  test('stand under the empty field, the last one first, each once, and search again', async () => {
    const { field, url } = await searchFor('папка', 'ручка', 'Папка')
    enter(field, '')
    const own = within(await screen.findByRole('group', { name: 'Вы искали' })).getAllByRole('option')
    expect(own.map(({ textContent }) => textContent)).toEqual(['Папка', 'ручка', 'Очистить историю поиска'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(url()).toBe('/search?q=ручка')
  })

  test('are forgotten when asked to, and at the end of the session', async () => {
    const { field, kernel } = await searchFor('папка')
    enter(field, '')
    await userEvent.click(await screen.findByRole('option', { name: 'Очистить историю поиска' }))
    expect(screen.queryByRole('option')).toBeNull()
    enter(field, 'ручка')
    await userEvent.keyboard('{Enter}')
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    enter(field, '')
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('those of a visitor go over to his login; those of a user are shown to no other, even if no tab has heard of the change', async () => {
    const { field, kernel } = await searchFor('папка')
    const { cookies } = kernel.platform
    const logIn = (stamp: string) => {
      cookies.set('has_refresh_token', 'Y')
      cookies.set('login_stamp', stamp)
    }
    logIn('first')
    enter(field, '')
    expect(await screen.findByRole('option', { name: 'папка' })).toBeVisible()
    enter(field, 'ручка')
    await userEvent.keyboard('{Enter}')
    logIn('second')
    enter(field, '')
    expect(screen.queryByRole('option')).toBeNull()
    enter(field, 'скрепка')
    await userEvent.keyboard('{Enter}')
    logIn('first')
    enter(field, '')
    expect(screen.queryByRole('option')).toBeNull()
  })
})

test('[CAT-055] Enter opens the search for what is typed', async () => {
  const { field, url } = show()
  await userEvent.type(field, 'папка{Enter}')
  expect(url()).toBe('/search?q=папка')
})

test('[CAT-008] on the search page the field holds q', () => {
  expect(show('/search?q=бумага').field).toHaveValue('бумага')
})

test('what is typed while the next page is on its way stays when that page comes', async () => {
  const { field, go } = show('/search?q=бумага')
  window.history.pushState(null, '', '/product/77')
  enter(field, '000000')
  go('/product/77')
  expect(field).toHaveValue('000000')
  window.history.pushState(null, '', '/')
})

test('another search that is opened stands in the field, whatever was typed before', async () => {
  const { field, go } = show('/search?q=бумага')
  enter(field, 'бумага а4')
  go('/search?q=скрепки')
  expect(field).toHaveValue('скрепки')
  go('/product/77')
  expect(field).toHaveValue('')
})

test('Esc closes the suggestions, then clears the field', async () => {
  const { field } = show()
  enter(field, 'бум')
  await screen.findAllByRole('option')
  // False: the field's own answer to Esc, which is to clear itself, is off.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('option')).toBeNull()
  expect(field).toHaveValue('бум')
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('')
})

test('`/` puts the focus into the field, but not while typing elsewhere', async () => {
  const { field } = show()
  await userEvent.keyboard('/')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await userEvent.keyboard('1/2')
  expect(field).toHaveValue('1/2')
})
