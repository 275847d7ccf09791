import { screen } from '@testing-library/react'
import { FROZEN_ATTRIBUTE, ROOT_ATTRIBUTE } from './early-input'
import { findControl } from './find-control'
import { earlyInput, leaveDocument, record } from './testing/server-page'

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

test('a field is found by its name, wherever it stands by now', () => {
  expect(
    found(
      main(field('email')),
      main(`<p>${field('phone', 'phone')}</p><div>${field('email', 'email')}</div>`),
    ),
  ).toBe('email')
})

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

test('what belongs to the frame of the page is found outside of main and of widgets', () => {
  const button = (mark: string) => `<button type="button" data-mark="${mark}">Каталог</button>`
  expect(
    found(
      `<header>${button('')}</header>`,
      `${main(button('page'))}${widget(button('widget'))}${button('frame')}`,
    ),
  ).toBe('frame')
})

test('a widget within the page has its own controls', () => {
  const page = (mark: string) =>
    main(`${widget(field('count', `widget${mark}`), 'home.blocks')}${field('count', `page${mark}`)}`)
  document.body.innerHTML = page('')
  record()
  const { locate } = earlyInput()
  const sought = locate(screen.getAllByRole('textbox')[1] as Element)
  document.body.innerHTML = page(' anew')
  expect(findControl(document, sought, locate)).toHaveAttribute('data-mark', 'page anew')
})

test('the node itself is meant, while it stands in the page', () => {
  document.body.innerHTML = main(`${field('email', 'first')}${field('email', 'second')}`)
  record()
  const { locate } = earlyInput()
  const [first, second] = screen.getAllByRole('textbox') as unknown as [Element, Element]
  const sought = locate(first)
  document.querySelector('main')?.prepend(second)
  expect(findControl(document, sought, locate)).toBe(first)
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

test('what a field holds is not its name: the value of a text and the text of a summary may be others by then', () => {
  const texts = (a: string, b: string) =>
    `<input value="${a}" data-mark="first"><input value="${b}" data-mark="second">`
  expect(found(main(texts('1', '2')), main(texts('2', '1')))).toBe('first')
  const summaries = (a: string, b: string) =>
    `<summary data-mark="first">${a}</summary><summary data-mark="second">${b}</summary>`
  expect(found(main(summaries('1', '2')), main(summaries('2', '1')))).toBe('first')
})

test('a name that React has made is no name: radio groups get a new one with each rendering', () => {
  const radio = (name: string, mark = '') =>
    `<input type="radio" name="${name}" value="person" data-mark="${mark}">`
  expect(found(main(radio('_r_1_')), main(radio('_r_7_', 'it')))).toBe('it')
  expect(found(main(radio('who_')), main(radio('what_', 'another')))).toBeUndefined()
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
