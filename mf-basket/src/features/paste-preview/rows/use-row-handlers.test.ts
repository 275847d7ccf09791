import { testProduct } from '@prilavok/shared-kernel/testing'
import { renderHook } from '@testing-library/react'
import type { RowView } from '../model/view-rows'
import { useRowHandlers } from './use-row-handlers'

const pen = testProduct()
const view = (twin?: RowView['twin']): RowView => ({
  row: { line: { number: 3, text: 'Ручка' } },
  ...{ state: 'ready', held: 0, price: 0, sum: 0, options: [], twin },
})
function handlersOf() {
  const calls: unknown[][] = []
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values])
  const preview = { dispatch: note('dispatch'), retry: note('retry') }
  const [open, focus] = [note('open'), note('focus')]
  const { result, rerender } = renderHook(() => useRowHandlers(preview, open, focus))
  const again = () => {
    rerender()
    return result.current
  }
  return { handlers: result.current, calls, again }
}

test('the same object while the preview is open', () => {
  const { handlers, again } = handlersOf()
  expect(again()).toBe(handlers)
})

test.each<[string, (handlers: ReturnType<typeof handlersOf>['handlers']) => void, unknown[][]]>([
  [
    'choosing closes the options, and the focus leaves them first',
    ({ choose }) => choose(view(), pen),
    [
      ['focus', 3, false],
      ['dispatch', { type: 'chosen', number: 3, product: pen }],
      ['open', undefined],
    ],
  ],
  [
    'choosing anew opens them',
    ({ reopen }) => reopen(3),
    [
      ['focus', 3, false],
      ['dispatch', { type: 'chosen', number: 3, product: null }],
      ['open', 3],
    ],
  ],
  [
    'only analogs that can be ordered are offered',
    ({ offer }) => offer(3, [testProduct({ REMAIN: 0 }), pen, testProduct({ PRICE: 0 })]),
    [
      ['dispatch', { type: 'analogs', number: 3, products: [pen] }],
      ['open', 3],
    ],
  ],
  ['a count', ({ count }) => count(3, 7), [['dispatch', { type: 'counted', number: 3, count: 7 }]]],
  [
    'a row that is merged goes',
    ({ merge }) => merge(view({ number: 1, count: 9, added: 4 })),
    [
      ['focus', 3, true],
      ['dispatch', { type: 'merged', number: 3, into: 1, count: 9, added: 4 }],
    ],
  ],
  ['a row without another of its product is not merged', ({ merge }) => merge(view()), []],
  [
    'a row that is removed goes',
    ({ remove }) => remove(3),
    [
      ['focus', 3, true],
      ['dispatch', { type: 'removed', number: 3 }],
    ],
  ],
  ['what failed is asked for again', ({ retry }) => retry(), [['retry']]],
])('%s', (_what, run, expected) => {
  const { handlers, calls } = handlersOf()
  run(handlers)
  expect(calls).toEqual(expected)
})
