import { carryOut } from './carry-out'
import type { EarlyAction } from './early-input'

/** What jsdom has not. */
class Clipboard {
  readonly #data = new Map<string, string>()
  setData = (type: string, text: string) => void this.#data.set(type, text)
  getData = (type: string) => this.#data.get(type) ?? ''
}
class Paste extends Event {
  readonly clipboardData: Clipboard
  constructor(type: string, { clipboardData, ...init }: EventInit & { clipboardData: Clipboard }) {
    super(type, init)
    this.clipboardData = clipboardData
  }
}
beforeAll(() => void Object.assign(globalThis, { DataTransfer: Clipboard, ClipboardEvent: Paste }))

const heard: string[] = []
beforeEach(() => {
  heard.length = 0
  document.body.innerHTML = `
    <form><input id="text"><input id="email" type="email"><textarea id="long"></textarea>
    <select id="choice"><option value="a">а</option><option value="b">б</option></select>
    <input id="box" type="checkbox"><input id="on" type="checkbox" checked><input id="radio" type="radio">
    <input id="file" type="file"><button id="send" type="submit">Отправить</button></form>
    <form id="bare"><input id="alone"></form><input id="free">`
})
const hear = (event: Event) => {
  heard.push(`${event.type} ${(event.target as Element).id}`)
  if (event.type === 'submit') event.preventDefault()
}
const TYPES = ['focusin', 'input', 'change', 'click', 'keydown', 'submit', 'paste']
beforeAll(() => {
  for (const type of TYPES) document.addEventListener(type, hear)
})
afterAll(() => {
  for (const type of TYPES) document.removeEventListener(type, hear)
})

const get = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T
const act = (id: string, changes: Partial<EarlyAction>, caret?: readonly [number, number]) => {
  const target = get(id)
  const action: EarlyAction = {
    ...{
      root: 'page',
      target,
      trail: [],
      type: 'value',
      value: '',
      checked: false,
      files: null,
      caret: null,
    },
    ...changes,
  }
  carryOut(action, target, caret)
}
/** What React notes of a node: each value that is set on it, not past it. */
const note = (control: HTMLElement) => {
  const noted: string[] = []
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  Object.defineProperty(control, 'value', {
    configurable: true,
    get,
    set(value: string) {
      noted.push(value)
      set?.call(control, value)
    },
  })
  return noted
}

describe('a text', () => {
  test('is typed into a field that has not the focus: told as focus, input and change', () => {
    act('text', { value: 'бумага' })
    expect(get('text').value).toBe('бумага')
    expect(heard).toEqual(['focusin text', 'input text', 'change text'])
  })

  test('in a field that has the focus is no other focus, and its caret stays or goes where it belongs', () => {
    const field = get('text')
    field.focus()
    field.value = 'бумага'
    field.setSelectionRange(2, 3)
    heard.length = 0
    act('text', { value: 'бумага А4' })
    expect(heard).toEqual(['input text', 'change text'])
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3])
    act('text', { value: 'бумага А3' }, [4, 5])
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 5])
  })

  test('is a change to React, also where the field has it already', () => {
    const noted = note(get('text'))
    get('text').defaultValue = 'а'
    act('text', { value: 'б' })
    act('text', { value: 'а' })
    expect(noted).toEqual(['а', ''])
    expect(get('text').value).toBe('а')
  })

  test('goes into a long text and chooses of a list, too', () => {
    act('long', { value: 'раз\nдва' })
    expect(get<HTMLTextAreaElement>('long').value).toBe('раз\nдва')
    const noted = note(get('choice'))
    act('choice', { value: 'b' })
    expect(get<HTMLSelectElement>('choice').value).toBe('b')
    expect(noted).toEqual([])
    expect(heard.slice(-2)).toEqual(['input choice', 'change choice'])
  })
})

describe('a tick', () => {
  const clicks = (id: string) => heard.filter((what) => what === `click ${id}`)

  test.each(['box', 'radio'])('of %s that the hydrated page has not is set by one click', (id) => {
    act(id, { checked: true })
    expect(get(id).checked).toBe(true)
    expect(clicks(id)).toHaveLength(1)
  })

  test('that the browser shows already is told to React by one click, and stays', () => {
    get('box').checked = true
    act('box', { checked: true })
    expect(get('box').checked).toBe(true)
    expect(clicks('box')).toHaveLength(1)
  })

  test('that was there from the start is left alone', () => {
    act('on', { checked: true })
    act('box', { checked: false })
    expect([get('on').checked, get('box').checked]).toEqual([true, false])
    expect(heard).toEqual([])
  })

  test('that was taken away is taken away', () => {
    get('on').checked = false
    act('on', { checked: false })
    expect(get('on').checked).toBe(false)
    expect(clicks('on')).toHaveLength(1)
  })
})

test('a file is told as a change', () => {
  act('file', { value: 'C:\\fakepath\\a.xlsx' })
  expect(heard).toEqual(['change file'])
})

describe('Enter', () => {
  test('clicks the button of its form', () => {
    act('text', { type: 'enter' })
    expect(heard).toEqual(['keydown text', 'click send', 'submit '])
  })

  test('sends a form that has no button', () => {
    act('alone', { type: 'enter' })
    expect(heard).toEqual(['keydown alone', 'submit bare'])
  })

  test('that somebody takes, or in no form, does nothing else', () => {
    const keys: string[] = []
    const take = (event: Event) => {
      keys.push((event as KeyboardEvent).key)
      event.preventDefault()
    }
    get('text').addEventListener('keydown', take)
    act('text', { type: 'enter' })
    act('free', { type: 'enter' })
    expect(keys).toEqual(['Enter'])
    expect(heard).toEqual(['keydown text', 'keydown free'])
  })
})

describe('a paste', () => {
  const pasted = (text: string, html = '') => ({ type: 'paste' as const, pasted: { text, html } })

  test('is for whoever takes it', () => {
    const seen: string[][] = []
    get('text').addEventListener('paste', (event) => {
      const { clipboardData } = event as unknown as Paste
      seen.push([clipboardData.getData('text/plain'), clipboardData.getData('text/html')])
      event.preventDefault()
    })
    act('text', pasted('1\t2', '<b>1</b>'))
    act('text', pasted('1\t2'))
    expect(seen).toEqual([
      ['1\t2', '<b>1</b>'],
      ['1\t2', ''],
    ])
    expect(get('text').value).toBe('')
    expect(heard).toEqual(['paste text', 'paste text'])
  })

  test('that nobody takes stands in one line where the caret is', () => {
    const field = get('text')
    field.value = 'абвг'
    field.setSelectionRange(1, 3)
    act('text', pasted(' 1\t2\r\n3 4\n'))
    expect(field.value).toBe('а1 2 3 4г')
    expect([field.selectionStart, field.selectionEnd]).toEqual([8, 8])
    expect(heard).toEqual(['paste text', 'input text'])
  })

  test('stands behind the text of a field that has no caret', () => {
    get('email').value = 'a'
    act('email', pasted('b\tc'))
    expect(get('email').value).toBe('ab c')
  })

  test('of nothing is none', () => {
    act('text', { type: 'paste' })
    expect(heard).toEqual([])
  })
})

test('a click and a sent form are carried out as they are', () => {
  act('send', { type: 'click' })
  expect(heard).toEqual(['click send', 'submit '])
  act('bare', { type: 'submit' })
  expect(heard.at(-1)).toBe('submit bare')
})
