import { MODAL_ATTRIBUTE } from '@prilavok/shared-kernel/contract'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FROZEN_ATTRIBUTE, ROOT_ATTRIBUTE } from './early-input'
import { findControl } from './find-control'
import { followLinks } from './follow-links'
import { earlyInput, leaveDocument, record } from './testing/server-page'

describe('follow-links', () => {
  const push = jest.fn<void, [string]>()
  const openModal = jest.fn<void, [string]>()
  const stop = (event: Event) => event.preventDefault()

  beforeAll(() => {
    record()
    followLinks(window, push, openModal)
    // jsdom cannot load another document.
    window.addEventListener('click', stop)
  })
  afterAll(() => {
    window.removeEventListener('click', stop)
    leaveDocument()
  })
  beforeEach(() => {
    push.mockClear()
    openModal.mockClear()
    earlyInput().hydrated = {}
    document.body.innerHTML = `
    <header><div ${ROOT_ATTRIBUTE}="header.basket">
      <a href="/basket?basket=main#top">Корзина</a>
      <a href="/login" ${MODAL_ATTRIBUTE}="authentication">Войти</a>
      <a href="https://other.example/">Чужой</a>
      <a href="/file.pdf" download>Файл</a>
      <a href="/basket" target="_blank">Новое окно</a>
    </div><a href="/">На главную</a></header>`
  })
  const click = (name: string) => userEvent.click(screen.getByRole('link', { name }))

  test('a link of a widget that is not hydrated changes the page inside the document', async () => {
    await click('Корзина')
    expect(push.mock.calls).toEqual([['/basket?basket=main#top']])
  })

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a press with %j is the browser’s',
    (keys) => {
      fireEvent.click(screen.getByRole('link', { name: 'Корзина' }), keys)
      expect(push).not.toHaveBeenCalled()
    },
  )
})

describe('find-control', () => {
  afterEach(leaveDocument)

  /** What is found in the second document for the element with `data-mark` of the first: its own `data-mark`. */
  function found(before: string, after: string): string | null | undefined {
    document.body.innerHTML = before
    record()
    const { locate } = earlyInput()
    const target = document.querySelector('[data-mark]')
    if (!target) throw new Error('found: one element of the first document needs data-mark.')
    const sought = locate(target)
    document.body.innerHTML = after
    return findControl(document, sought, locate)?.getAttribute('data-mark')
  }
  const main = (content: string) => `<main>${content}</main>`
  const widget = (content: string, name = 'header.search') =>
    `<div ${ROOT_ATTRIBUTE}="${name}">${content}</div>`
  const row = (name: string, content: string) => `<fieldset aria-label="${name}">${content}</fieldset>`
  const field = (name: string, mark = '') => `<input name="${name}" data-mark="${mark}">`

  test.each([
    ['main', main, widget],
    ['a widget', widget, main],
    ['another widget', (content: string) => widget(content, 'header.basket'), widget],
  ])('what belongs to %s is found there alone', (_where, there, elsewhere) => {
    const alike = field('q', 'elsewhere')
    expect(found(there(field('q')), elsewhere(alike) + there(field('q', 'there')))).toBe('there')
    expect(found(there(field('q')), elsewhere(alike) + there(''))).toBeUndefined()
    expect(found(there(field('q')), elsewhere(alike))).toBeUndefined()
  })

  test('a node in frozen markup is on its way out: its like in the new widget is meant', () => {
    const frozen = (content: string) => `<div ${FROZEN_ATTRIBUTE}>${content}</div>`
    document.body.innerHTML = widget(frozen(field('q', 'old')))
    record()
    const { locate } = earlyInput()
    const sought = locate(screen.getByRole('textbox'))
    document
      .querySelector(`[${ROOT_ATTRIBUTE}]`)
      ?.insertAdjacentHTML('beforeend', `<p>${field('other')}</p>${field('q', 'new')}`)
    // The old one still stands in the position that was recorded.
    expect(findControl(document, sought, locate)).toHaveAttribute('data-mark', 'old')
    document.querySelector(`[${FROZEN_ATTRIBUTE}]`)?.remove()
    expect(findControl(document, sought, locate)).toHaveAttribute('data-mark', 'new')
  })

  test.each([
    [
      'the text of a button',
      '<button data-mark="">Найти</button>',
      '<button>Очистить</button>',
      '<button data-mark="it"> Найти </button>',
    ],
    [
      'the name of a button',
      '<button aria-label="Найти" data-mark="">x</button>',
      '<button aria-label="Очистить">x</button>',
      '<button aria-label="Найти" data-mark="it">y</button>',
    ],
    [
      'its type',
      '<input type="email" data-mark="">',
      '<input type="text">',
      '<input type="email" data-mark="it">',
    ],
    [
      'where a link leads',
      '<a href="/basket" data-mark="">1 товар</a>',
      '<a href="/cabinet">1 товар</a>',
      '<a href="/basket" data-mark="it">2 товара</a>',
    ],
    [
      'the value of one choice of several',
      '<input type="radio" name="who" value="person" data-mark="">',
      '<input type="radio" name="who" value="company">',
      '<input type="radio" name="who" value="person" data-mark="it">',
    ],
  ])('controls of one kind are told apart by %s', (_by, before, other, after) => {
    expect(found(main(before), main(`${other}${after}`))).toBe('it')
  })

  test('of controls of one name the one in the same named group is meant, at any depth', () => {
    const count = (mark: string) => `<p><span>${field('count', mark)}</span></p>`
    const before = main(row('Бумага', count('')))
    expect(found(before, main(row('Скрепки', count('clips')) + row('Бумага', count('paper'))))).toBe('paper')
    expect(found(before, main(row('Скрепки', count('clips'))))).toBeUndefined()
  })

  test('of controls that nothing tells apart the one in the same position is meant, else none', () => {
    document.body.innerHTML = main(`<p>${field('a', 'first')}</p><p>${field('a', 'second')}</p>`)
    record()
    const { locate } = earlyInput()
    const sought = locate(screen.getAllByRole('textbox')[1] as Element)
    document.body.innerHTML = main(
      `<p>${field('a', '1')}</p><p>${field('a', '2')}</p><p>${field('a', '3')}</p>`,
    )
    expect(findControl(document, sought, locate)).toHaveAttribute('data-mark', '2')
    document.body.innerHTML = main(`<p>${field('a', '1')}</p><div></div><p>${field('a', '3')}</p>`)
    expect(findControl(document, sought, locate)).toBeUndefined()
  })
})
