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

test('a link with a modifier is always the browser’s', async () => {
  await userEvent.type(screen.getByLabelText('Почта'), 'a')
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(link('Бумага'))
  expect(native.mock.calls).toEqual([['Бумага']])
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

test('a pasted list waits for who reads it; one line is the browser’s', async () => {
  const user = userEvent.setup()
  const search = screen.getByLabelText('Поиск')
  await user.click(search)
  await user.paste('599312\t5\n427149\t10\n')
  expect(search).toHaveValue('')
  expect(earlyInput().actions.at(-1)).toMatchObject({
    ...{ root: 'header.search', type: 'paste' },
    pasted: { text: '599312\t5\n427149\t10\n', html: '' },
  })
  await user.paste('бумага А4\n')
  expect(recorded().at(-1)?.slice(1, 2)).toEqual(['value'])
  earlyInput().hydrated['header.search'] = true
  await user.paste('599312\n427149')
  expect(recorded().filter(([, type]) => type === 'paste')).toHaveLength(1)
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

test('the search is recorded once the scripts run, and while something else would be lost', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  await userEvent.type(screen.getByLabelText('Поиск'), 'бумага{Enter}')
  earlyInput().actions.length = 0
  earlyInput().started = true
  await userEvent.type(screen.getByLabelText('Поиск'), ' А4{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(native).not.toHaveBeenCalled()
  expect(recorded()).toEqual([
    ['header.search', 'value', 'бумага А4'],
    ['header.search', 'enter', 'бумага А4'],
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

test('of a control only the newest value is recorded; a tick is shown at once', async () => {
  await userEvent.type(screen.getByLabelText('Почта'), 'abc')
  await userEvent.click(screen.getByLabelText('Согласен'))
  expect(screen.getByLabelText('Согласен')).toBeChecked()
  expect(earlyInput().actions.map(({ value, checked }) => [value, checked])).toEqual([
    ['abc', false],
    ['on', true],
  ])
})

test('back in a field after another one, its old text is not recorded any more', async () => {
  await userEvent.type(screen.getByLabelText('Почта'), 'abc')
  await userEvent.type(screen.getByLabelText('Комментарий'), 'после 10')
  await userEvent.type(screen.getByLabelText('Почта'), 'd')
  expect(recorded()).toEqual([
    ['page', 'value', 'после 10'],
    ['page', 'value', 'abcd'],
  ])
})

test('what was sent with Enter stays recorded before it when the field is changed afterwards', async () => {
  await userEvent.type(screen.getByLabelText('Почта'), 'a@b.ru{Enter}')
  await userEvent.type(screen.getByLabelText('Почта'), 'x')
  expect(recorded()).toEqual([
    ['page', 'value', 'a@b.ru'],
    ['page', 'enter', 'a@b.ru'],
    ['page', 'value', 'a@b.rux'],
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

test('Enter in a long text is a new line', async () => {
  await userEvent.type(screen.getByLabelText('Комментарий'), 'а{Enter}б')
  expect(recorded()).toEqual([['page', 'value', 'а\nб']])
})

test('«/» leads to the search field, but not while the buyer types', async () => {
  await userEvent.keyboard('/')
  expect(screen.getByLabelText('Поиск')).toHaveFocus()
  expect(screen.getByLabelText('Поиск')).toHaveValue('')
  await userEvent.type(screen.getByLabelText('Почта'), '/')
  expect(screen.getByLabelText('Почта')).toHaveValue('/')
})

test('a root that is hydrated is left alone', async () => {
  earlyInput().hydrated.page = true
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  await userEvent.type(screen.getByLabelText('Почта'), 'a')
  expect(native.mock.calls).toEqual([['В корзину'], ['click']])
  expect(recorded()).toEqual([])
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

  test('what is typed after Enter is another text', async () => {
    await openKey()
    await userEvent.keyboard('бум{Shift>}{Enter}{/Shift}')
    expect(earlyInput().palette).toEqual({ text: 'бум', enter: 'open' })
    await userEvent.keyboard('а')
    expect(earlyInput().palette).toEqual({ text: 'бума' })
  })

  test('Esc gives it up', async () => {
    await openKey()
    await userEvent.keyboard('бум{Escape}')
    expect(earlyInput().palette).toBeUndefined()
    await userEvent.type(screen.getByLabelText('Почта'), 'a')
    expect(screen.getByLabelText('Почта')).toHaveValue('a')
  })

  test('is left to the layout once that hears it', async () => {
    earlyInput().paletteHeard = true
    await openKey()
    expect(earlyInput().palette).toBeUndefined()
  })
})

/** @returns whether the browser still does with an event what it would */
const send = (target: Element, type: string, init: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }))
const keydown = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  send(target, 'keydown', { key, ...init })

describe('where something stands', () => {
  test('is counted below frozen markup, else below the widget, the page, the document', () => {
    document.body.innerHTML = `
      <header><div ${ROOT_ATTRIBUTE}="header.basket"><div data-frozen=""><p></p><b id="frozen"></b></div></div></header>
      <header><div ${ROOT_ATTRIBUTE}="header.search"><p></p><b id="widget"></b></div></header>
      <main><p><b id="page"></b></p></main>
      <footer><b id="layout"></b></footer>`
    const located = ['frozen', 'widget', 'page', 'layout'].map((id) => {
      const { root, target, trail } = earlyInput().locate(document.getElementById(id) as Element)
      return [root, target.id, trail.map(([, index]) => index)]
    })
    expect(located).toEqual([
      ['header.basket', 'frozen', [1]],
      ['header.search', 'widget', [1]],
      ['page', 'page', [0, 0]],
      ['layout', 'layout', [3, 0]],
    ])
  })
})

describe('a click', () => {
  test('on a button that is off is the browser’s', () => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'В корзину' })
    button.disabled = true
    button.click()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(recorded()).toEqual([])
  })

  test('on what stands inside a button, and on a summary, is held back', async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<details><summary>Ещё</summary></details><button type="button"><span>Внутри</span></button>',
      )
    await userEvent.click(screen.getByText('Ещё'))
    await userEvent.click(screen.getByText('Внутри'))
    expect(recorded().map(([, type]) => type)).toEqual(['click', 'click'])
    expect(earlyInput().actions.map(({ target }) => target.tagName)).toEqual(['SUMMARY', 'BUTTON'])
    expect(native).not.toHaveBeenCalled()
  })

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

  test('pulses until it is carried out', async () => {
    const animate = jest.fn()
    const button = screen.getByRole('button', { name: 'В корзину' })
    Object.assign(button, { animate })
    await userEvent.click(button)
    expect(animate).toHaveBeenCalledTimes(1)
    expect(animate.mock.calls[0]?.[0]).toEqual([{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }])
    expect(animate.mock.calls[0]?.[1]).toEqual({ duration: 900, iterations: 20 })
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'on a link with %j is the browser’s, whatever is recorded',
    async (keys) => {
      await userEvent.type(screen.getByLabelText('Почта'), 'a')
      link('Бумага').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
      expect(native.mock.calls).toEqual([['Бумага']])
      expect(recorded()).toHaveLength(1)
    },
  )

  test('on a link of the page is held back though the scripts run; one of a widget before them, too', async () => {
    await userEvent.type(screen.getByLabelText('Почта'), 'a')
    await userEvent.click(link('Корзина'))
    earlyInput().started = true
    await userEvent.click(link('Бумага'))
    expect(native).not.toHaveBeenCalled()
    expect(recorded().map(([root, type]) => [root, type])).toEqual([
      ['page', 'value'],
      ['header.basket', 'click'],
      ['page', 'click'],
    ])
  })
})

describe('a form', () => {
  const form = () => document.querySelector<HTMLFormElement>('form[role=search]') as HTMLFormElement

  test('without an address of its own is held back', () => {
    form().removeAttribute('action')
    form().requestSubmit()
    expect(native).not.toHaveBeenCalled()
    expect(recorded().map(([, type]) => type)).toEqual(['submit'])
  })

  test('whose texts no script has to read goes as a document', async () => {
    form().removeAttribute(SCRIPTED_VALUES_ATTRIBUTE)
    await userEvent.type(screen.getByLabelText('Поиск'), '184302{Enter}')
    expect(native.mock.calls.map(([what]) => what)).toContain('submit')
  })

  test('is held back where something else would be lost, by its button, too', async () => {
    await userEvent.type(screen.getByLabelText('Почта'), 'a')
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
    expect(native).not.toHaveBeenCalled()
    expect(recorded().map(([root, type]) => [root, type])).toEqual([
      ['page', 'value'],
      ['header.search', 'click'],
    ])
  })
})

describe('a key', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'with %j is the browser’s',
    (keys) => {
      expect(keydown(screen.getByLabelText('Почта'), 'Enter', keys)).toBe(true)
      expect(keydown(document.body, '/', keys)).toBe(true)
      expect(recorded()).toEqual([])
      expect(document.body).toHaveFocus()
    },
  )

  test.each(['Почта', 'Комментарий'])('«/» in %s is a letter', (name) => {
    expect(keydown(screen.getByLabelText(name), '/')).toBe(true)
    expect(document.body).toHaveFocus()
  })

  test('«/» is held back where it leads to the search, and is left alone without one', () => {
    expect(keydown(document.body, '/')).toBe(false)
    expect(screen.getByLabelText('Поиск')).toHaveFocus()
    screen.getByLabelText('Поиск').remove()
    expect(keydown(document.body, '/')).toBe(true)
  })

  test('«/» is the search’s own once it is hydrated', () => {
    earlyInput().hydrated['header.search'] = true
    expect(keydown(document.body, '/')).toBe(true)
    expect(document.body).toHaveFocus()
  })

  test('Enter on a button is left to its click', () => {
    expect(keydown(screen.getByRole('button', { name: 'В корзину' }), 'Enter')).toBe(true)
    expect(recorded()).toEqual([])
  })
})

describe('keys for the palette', () => {
  const text = () => earlyInput().palette?.text
  const open = (keys: KeyboardEventInit = { ctrlKey: true }) =>
    keydown(document.body, 'к', { code: 'KeyK', ...keys })

  test.each([{ ctrlKey: true }, { metaKey: true }])('%j asks for it, and nobody else hears of it', (keys) => {
    const heard = jest.fn()
    document.body.addEventListener('keydown', heard)
    expect(open(keys)).toBe(false)
    document.body.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
    expect(earlyInput().palette).toEqual({ text: '' })
  })

  test('another key with Ctrl asks for nothing, nor does «к» alone', () => {
    expect(keydown(document.body, 'l', { code: 'KeyL', ctrlKey: true })).toBe(true)
    expect(open({})).toBe(true)
    expect(earlyInput().palette).toBeUndefined()
  })

  test('asked for once more it keeps what is typed; keys with Ctrl and those without a letter are the browser’s', () => {
    open()
    keydown(document.body, 'б')
    open()
    expect(text()).toBe('б')
    expect(keydown(document.body, 'r', { ctrlKey: true })).toBe(true)
    expect(keydown(document.body, 'r', { metaKey: true })).toBe(true)
    expect(keydown(document.body, 'F5')).toBe(true)
    expect(keydown(document.body, 'Tab')).toBe(true)
    expect(earlyInput().palette).toEqual({ text: 'б' })
  })

  test('before it is asked for letters go where they are meant', () => {
    for (const key of ['а', 'Backspace', 'Escape', 'Enter']) expect(keydown(document.body, key)).toBe(true)
    expect(earlyInput().palette).toBeUndefined()
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

  test('of one line, into a long text, or of nothing is the browser’s', () => {
    expect(paste(screen.getByLabelText('Поиск'), '\n599312 \t')).toBe(true)
    expect(paste(screen.getByLabelText('Комментарий'), '599312\n427149')).toBe(true)
    const empty = new Event('paste', { bubbles: true, cancelable: true })
    expect(screen.getByLabelText('Поиск').dispatchEvent(empty)).toBe(true)
    expect(recorded()).toEqual([])
  })
})

test('what is carried out is not recorded once more', async () => {
  earlyInput().replaying = true
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  expect(recorded()).toEqual([])
  expect(native.mock.calls).toEqual([['В корзину']])
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

test('a field whose text is as it was recorded, or that has none, is left as it is before a letter', () => {
  const field = screen.getByLabelText<HTMLInputElement>('Почта')
  const before = () => field.dispatchEvent(new InputEvent('beforeinput', { data: 'ч', bubbles: true }))
  before()
  expect(field).toHaveValue('')
  field.value = 'ab'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.setSelectionRange(1, 1)
  before()
  expect([field.value, field.selectionStart]).toEqual(['ab', 1])
})

test('events of other things than fields are no values', () => {
  const box = document.querySelector('main') as HTMLElement
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(recorded()).toEqual([])
})
