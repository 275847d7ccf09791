import { SCRIPTED_VALUES_ATTRIBUTE } from '@prilavok/shared-kernel/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOT_ATTRIBUTE } from './early-input'
import { EARLY_INPUT_RECORDER } from './recorder'
import { earlyInput, leaveDocument, record } from './testing/server-page'

const PAGE = `
  <header>
    <div ${ROOT_ATTRIBUTE}="header.search"><form role="search" action="/search" ${SCRIPTED_VALUES_ATTRIBUTE}="^\\d{6}$"><input type="search" name="q" aria-label="Поиск"><button type="submit">Найти</button></form></div>
    <div ${ROOT_ATTRIBUTE}="header.basket"><a href="#basket">Корзина</a></div>
  </header>
  <main>
    <a href="#product">Бумага</a>
    <div ${ROOT_ATTRIBUTE}="home.blocks"><a href="#hit">Хит</a></div>
    <button type="button">В корзину</button>
    <form method="post"><input name="email" aria-label="Почта"><input type="checkbox" aria-label="Согласен"><textarea aria-label="Комментарий"></textarea></form>
  </main>`

/** What the browser itself does in the end, after all listeners. */
const native = jest.fn<void, [string]>()
const watch = (event: Event) => {
  if (event.defaultPrevented) return
  native(event.type === 'submit' ? 'submit' : (event.target as Element).textContent || 'click')
  if (event.type === 'submit' || event.target instanceof HTMLAnchorElement) event.preventDefault()
}

beforeEach(() => {
  document.body.innerHTML = PAGE
  record()
  native.mockClear()
  for (const type of ['click', 'submit']) window.addEventListener(type, watch)
})
afterEach(() => {
  for (const type of ['click', 'submit']) window.removeEventListener(type, watch)
  leaveDocument()
})

const recorded = () => earlyInput().actions.map(({ root, type, value }) => [root, type, value])
const link = (name: string) => screen.getByRole('link', { name })

test('a link goes as a document while nothing is recorded, and is held back while something would be lost', async () => {
  await userEvent.click(link('Бумага'))
  expect(native.mock.calls).toEqual([['Бумага']])
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  await userEvent.click(link('Бумага'))
  expect(native).toHaveBeenCalledTimes(1)
  expect(recorded().map(([, type]) => type)).toEqual(['click', 'click'])
})

test('once the scripts run, links of the layout’s widgets are left to those who follow them inside the page', async () => {
  await userEvent.type(screen.getByLabelText('Поиск'), 'бум')
  earlyInput().started = true
  await userEvent.click(link('Корзина'))
  await userEvent.click(link('Хит'))
  expect(native.mock.calls).toEqual([['Корзина']])
  expect(recorded().map(([root, type]) => [root, type])).toEqual([
    ['header.search', 'value'],
    ['home.blocks', 'click'],
  ])
})

test('the search is sent as a document before the scripts run, by Enter and by its button', async () => {
  await userEvent.type(screen.getByLabelText('Поиск'), 'бумага{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(native.mock.calls.filter(([what]) => what === 'submit')).toHaveLength(2)
})

test('a code of a product waits for the scripts, which know where it leads', async () => {
  await userEvent.type(screen.getByLabelText('Поиск'), ' 184302{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(native).not.toHaveBeenCalled()
  expect(recorded()).toEqual([
    ['header.search', 'value', ' 184302'],
    ['header.search', 'enter', ' 184302'],
    ['header.search', 'click', ''],
  ])
})

test('a form by POST never leaves with what was typed: not by Enter, not by the browser', async () => {
  await userEvent.type(screen.getByLabelText('Почта'), 'a@b.ru{Enter}')
  document.querySelector<HTMLFormElement>('main form')?.requestSubmit()
  expect(native).not.toHaveBeenCalled()
  expect(recorded().map(([root, type]) => [root, type])).toEqual([
    ['page', 'value'],
    ['page', 'enter'],
    ['page', 'submit'],
  ])
})

test('a letter that comes while React has emptied the field goes where it was meant', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Поиск')
  await userEvent.type(field, 'рка')
  field.setSelectionRange(1, 1)
  await userEvent.keyboard('у')
  field.value = ''
  // What a browser says before it puts the letter in; simulated keys read text and caret before.
  field.dispatchEvent(new InputEvent('beforeinput', { data: 'ч', bubbles: true }))
  expect([field.value, field.selectionStart]).toEqual(['рука', 2])
  // The letter is in; the caret is where it would be had the field stayed empty, as in Chromium.
  field.value = 'ручка'
  field.setSelectionRange(1, 1)
  field.dispatchEvent(new InputEvent('input', { data: 'ч', bubbles: true }))
  expect(field.selectionStart).toBe(3)
  expect(earlyInput().actions.at(-1)).toMatchObject({ value: 'ручка', caret: 3 })
  earlyInput().hydrated['header.search'] = true
  field.value = ''
  field.dispatchEvent(new InputEvent('beforeinput', { data: 'ч', bubbles: true }))
  expect(field).toHaveValue('')
})

test('«/» leads to the search field, but not while the buyer types', async () => {
  await userEvent.keyboard('/')
  expect(screen.getByLabelText('Поиск')).toHaveFocus()
  expect(screen.getByLabelText('Поиск')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Почта'), '/')
  expect(screen.getByLabelText('Почта')).toHaveValue('/')
})

test('the inline script stands alone: it runs from its text', async () => {
  leaveDocument()
  // Sees globals alone, as a script element does.
  new Function(EARLY_INPUT_RECORDER)()
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  expect(recorded()).toEqual([['page', 'click', '']])
})

describe('Ctrl+K before hydration', () => {
  const openKey = () => userEvent.keyboard('{Control>}[KeyK]{/Control}')

  test('waits for the palette with what is typed after it; no field gets any of it', async () => {
    await userEvent.click(screen.getByLabelText('Поиск'))
    await openKey()
    await userEvent.keyboard('бумх{Backspace} 5{Enter}')
    expect(earlyInput().palette).toEqual({ text: 'бум 5', enter: 'enter' })
    expect(screen.getByLabelText('Поиск')).toHaveValue('')
    expect(native).not.toHaveBeenCalledWith('submit')
  })

  test('Esc gives it up', async () => {
    await openKey()
    await userEvent.keyboard('бум{Escape}')
    expect(earlyInput().palette).toBeUndefined()
    await userEvent.type(screen.getByLabelText('Почта'), 'a')
    expect(screen.getByLabelText('Почта')).toHaveValue('a')
  })
})

describe('a click', () => {
  test('on a text is the page’s, one on a box is hidden from those who would take it for a change', async () => {
    const heard = jest.fn()
    const root = document.querySelector('main') as HTMLElement
    root.addEventListener('click', heard)
    root.addEventListener('change', heard)
    root.insertAdjacentHTML('beforeend', '<p>Текст</p>')
    await userEvent.click(screen.getByText('Текст'))
    expect(heard).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByLabelText('Согласен'))
    expect(heard).toHaveBeenCalledTimes(1)
    earlyInput().hydrated.page = true
    await userEvent.click(screen.getByLabelText('Согласен'))
    expect(heard).toHaveBeenCalledTimes(3)
  })
})

describe('a paste', () => {
  const paste = (target: Element, text: string, html = '') => {
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : text) }
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
    return target.dispatchEvent(event)
  }

  test.each(['599312\t5', '599312\n427149', '599312\r427149'])('of %j is held back', (text) => {
    expect(paste(screen.getByLabelText('Поиск'), text, '<table></table>')).toBe(false)
    expect(earlyInput().actions.at(-1)).toMatchObject({
      type: 'paste',
      pasted: { text, html: '<table></table>' },
    })
  })
})

test('a text that waits goes when its field is hydrated and changed; other actions of it stay', async () => {
  await userEvent.type(screen.getByLabelText('Почта'), 'a{Enter}')
  await userEvent.type(screen.getByLabelText('Комментарий'), 'б')
  earlyInput().hydrated.page = true
  await userEvent.type(screen.getByLabelText('Почта'), 'x')
  expect(recorded()).toEqual([
    ['page', 'enter', 'a'],
    ['page', 'value', 'б'],
  ])
})
