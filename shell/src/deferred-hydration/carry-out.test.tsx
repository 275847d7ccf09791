import { waitFor } from '@testing-library/react'
import { carryOut } from './carry-out'
import { createHydrationRoots } from './create-hydration-roots'
import type { EarlyAction } from './early-input'
import { earlyInput, leaveDocument, record } from './testing/server-page'

describe('carry-out', () => {
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
    Object.assign(globalThis, { DataTransfer: Clipboard, ClipboardEvent: Paste })
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
  describe('a text', () => {
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
  })

  describe('a tick', () => {
    const clicks = (id: string) => heard.filter((what) => what === `click ${id}`)

    test.each(['box', 'radio'])('of %s that the hydrated page has not is set by one click', (id) => {
      act(id, { checked: true })
      expect(get(id).checked).toBe(true)
      expect(clicks(id)).toHaveLength(1)
    })
  })

  describe('Enter', () => {
    test('clicks the button of its form', () => {
      act('text', { type: 'enter' })
      expect(heard).toEqual(['keydown text', 'click send', 'submit '])
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
  })
})

describe('create-hydration-roots', () => {
  const { documentElement } = document
  /** A press that was recorded before its root answered. */
  const pressed = (root: string) => {
    const target = document.body.appendChild(document.createElement('button'))
    const heard = jest.fn()
    target.addEventListener('click', heard)
    earlyInput().actions.push({
      ...{ type: 'click', root, target, trail: [[target, 0]] },
      ...{ value: '', checked: false, files: null, caret: null },
    })
    return heard
  }

  beforeEach(() => {
    document.body.innerHTML = ''
    delete documentElement.dataset.hydrated
  })
  afterEach(leaveDocument)

  test('what was meant for the page of before is not done with another one', async () => {
    record()
    const roots = createHydrationRoots(window)
    const heard = pressed('page')
    window.history.pushState(null, '', '/another/')
    roots.onHydrated('page')
    await waitFor(() => expect(earlyInput().hydrated.page).toBe(true))
    expect(heard).not.toHaveBeenCalled()
    expect(earlyInput().actions).toEqual([])
  })
})
