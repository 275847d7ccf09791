import { testProduct } from '@prilavok/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CodeRowView } from '../model/view-code-rows'
import { RowResult } from './RowResult'

const PEN = testProduct({ NAME: 'Ручка' })
const ADDITION: CodeRowView['addition'] = {
  ...{ count: 1, fit: 'as-typed', rule: { min: 1, step: 1, limit: 9 } },
}
const NOTE: CodeRowView['note'] = { tone: 'danger', icon: 'alert', text: 'Нет в наличии' }
function renderResult(view: Partial<CodeRowView>, left = false) {
  const onRetry = jest.fn()
  render(
    <RowResult
      {...{ id: 'result', onRetry }}
      view={{
        ...{ row: { number: 1, code: '184302', left }, place: 4, state: 'valid', sum: 0, options: [] },
        ...view,
      }}
    />,
  )
  return onRetry
}
const result = () => document.getElementById('result') as HTMLElement
const picture = () => result().querySelector('img')

test.each<[string, Partial<CodeRowView>, string, boolean]>([
  ['the product of a row that is right', { product: PEN }, 'Ручка', true],
  [
    'with what became of its count',
    { product: PEN, note: { ...NOTE, text: 'Округлили' } },
    'РучкаОкруглили',
    true,
  ],
  [
    'the product of a wrong count',
    { state: 'error', product: PEN, addition: ADDITION, note: NOTE },
    'РучкаНет в наличии',
    true,
  ],
  [
    'of a product that cannot be ordered the reason alone',
    { state: 'error', product: PEN, note: NOTE },
    'Нет в наличии',
    false,
  ],
  ['that it is looked for', { state: 'loading' }, 'Ищем товар…', false],
  ['of a code that is being typed nothing', { state: 'typing' }, '', false],
  ['of a code without a product yet nothing', { state: 'valid' }, '', false],
])('%s is shown', (_, view, text, hasPicture) => {
  renderResult(view)
  expect(result()).toHaveTextContent(new RegExp(`^${text}$`))
  expect(picture() !== null).toBe(hasPicture)
})

test('of a code that is being typed there is no empty line', () => {
  renderResult({ state: 'typing' })
  expect(result()).toBeEmptyDOMElement()
})

test.each([
  [false, 'status'],
  [true, null],
])('what is typed is announced, a pasted list is not: %s', (left, role) => {
  renderResult({ product: PEN }, left)
  expect(result().getAttribute('role')).toBe(role)
})

test('a look-up without an answer can be repeated', async () => {
  const onRetry = renderResult({ state: 'error', failed: true, note: NOTE })
  await userEvent.click(screen.getByRole('button', { name: 'Повторить поиск, строка 4' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
test('one with an answer cannot', () => {
  renderResult({ state: 'error', note: NOTE })
  expect(screen.queryByRole('button')).toBeNull()
})
