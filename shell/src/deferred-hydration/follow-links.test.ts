import { MODAL_ATTRIBUTE } from '@prilavok/shared-kernel/contract'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROOT_ATTRIBUTE } from './early-input'
import { followLinks } from './follow-links'
import { earlyInput, leaveDocument, record } from './testing/server-page'

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

test('a link that names a modal opens it over the page', async () => {
  await click('Войти')
  expect(openModal.mock.calls).toEqual([['authentication']])
  expect(push).not.toHaveBeenCalled()
})

test.each(['Чужой', 'Файл', 'Новое окно', 'На главную'])('%s is the browser’s', async (name) => {
  await click(name)
  expect(push).not.toHaveBeenCalled()
})

test('a hydrated widget follows its links itself', async () => {
  earlyInput().hydrated['header.basket'] = true
  await click('Корзина')
  expect(push).not.toHaveBeenCalled()
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is the browser’s',
  (keys) => {
    fireEvent.click(screen.getByRole('link', { name: 'Корзина' }), keys)
    expect(push).not.toHaveBeenCalled()
  },
)

test('a press that something else has taken is followed by nobody', () => {
  const take = (event: Event) => event.preventDefault()
  window.addEventListener('click', take, { capture: true })
  fireEvent.click(screen.getByRole('link', { name: 'Корзина' }))
  window.removeEventListener('click', take, { capture: true })
  expect(push).not.toHaveBeenCalled()
})

test('a link that is followed loads no document', () => {
  expect(fireEvent.click(screen.getByRole('link', { name: 'Корзина' }))).toBe(false)
  expect(push).toHaveBeenCalledTimes(1)
})
