import { renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'

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

const plain = (line: HTMLElement) => line.textContent?.replace(/\s/g, ' ')

test('a product has picture, name and price; one without a price has none', () => {
  const product = testProduct({ NAME: 'Ручка', PRICE: 18.4, PREVIEW_PICTURE_PATH: null })
  const line = show({ kind: 'product', product })
  expect(plain(line)).toBe('Ручка18,40 ₽')
  expect(line.querySelector('img')?.getAttribute('src')).toContain('/upload/pen.svg')
})

test('the one that is chosen by the keys comes into sight, and no other; it is no stop of the tab key', () => {
  const line = show(query('ручка'), '', true)
  expect(line).toHaveAttribute('aria-selected', 'true')
  expect(line).toHaveAttribute('tabindex', '-1')
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]])
})
