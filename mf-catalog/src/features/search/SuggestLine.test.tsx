import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SuggestLine } from './SuggestLine'
import type { SearchOption } from './search-option'

const onChoose = jest.fn()
const scrollIntoView = jest.fn()
beforeEach(() => {
  onChoose.mockClear()
  scrollIntoView.mockClear()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})
const show = (option: SearchOption, typed = '', active = false) => {
  renderWithKernel(<SuggestLine id="line" {...{ option, typed, active, onChoose }} />)
  return screen.getByRole('option')
}
const query = (title: string): SearchOption => ({ kind: 'query', title })
const boldOf = (line: HTMLElement) => line.querySelector('b')?.textContent
const plain = (line: HTMLElement) => line.textContent?.replace(/\s/g, ' ')

test.each([
  ['Ручка гелевая', 'ручка', ' гелевая'],
  ['ручка', 'РУ', 'чка'],
  ['ручка', 'ручка', ''],
  ['гелевая ручка', 'ручка', undefined],
])('of «%s» for «%s» what completes it is heavier: «%s»', (title, typed, bold) => {
  const line = show(query(title), typed)
  expect(boldOf(line)).toBe(bold)
  expect(line).toHaveTextContent(title)
})

test.each<[SearchOption, string, number]>([
  [{ kind: 'recent', title: 'скрепки' }, 'скрепки', 1],
  [{ kind: 'section', id: 5, title: 'Ручки', count: 1040 }, 'Ручки1 040', 0],
  [{ kind: 'section', id: 5, title: 'Ручки', count: 0 }, 'Ручки0', 0],
  [{ kind: 'section', id: 5, title: 'Ручки', count: undefined }, 'Ручки', 0],
  [query('ручка'), 'ручка', 1],
])('%j is told as «%s»', (option, text, icons) => {
  const line = show(option)
  expect(plain(line)).toBe(text)
  expect(line.querySelectorAll('svg')).toHaveLength(icons)
  expect(line.querySelectorAll('small')).toHaveLength(
    option.kind === 'section' && option.count !== undefined ? 1 : 0,
  )
})

test('a product has picture, name and price; one without a price has none', () => {
  const product = testProduct({ NAME: 'Ручка', PRICE: 18.4, PREVIEW_PICTURE_PATH: null })
  const line = show({ kind: 'product', product })
  expect(plain(line)).toBe('Ручка18,40 ₽')
  expect(line.querySelector('img')?.getAttribute('src')).toContain('/upload/pen.svg')
})

test('a price of nothing is no price', () => {
  expect(plain(show({ kind: 'product', product: testProduct({ NAME: 'Ручка', PRICE: 0 }) }))).toBe('Ручка')
})

test('the one that is chosen by the keys comes into sight, and no other; it is no stop of the tab key', () => {
  const line = show(query('ручка'), '', true)
  expect(line).toHaveAttribute('aria-selected', 'true')
  expect(line).toHaveAttribute('tabindex', '-1')
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]])
})

test('one that is not chosen stays where it is; it is taken by a press', async () => {
  const line = show({ kind: 'clear' })
  expect(line).toHaveAttribute('aria-selected', 'false')
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(line.querySelectorAll('svg')).toHaveLength(1)
  expect(line).not.toBeEmptyDOMElement()
  await userEvent.click(line)
  expect(onChoose).toHaveBeenCalledTimes(1)
})
