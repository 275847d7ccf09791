import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { ListSkeleton } from './ListSkeleton'
import type { ListView } from './list-params'

const show = (view: ListView) => renderWithKernel(<ListSkeleton view={view} />).container

test.each(['list', 'cards'] as const)('ten places of the view %s wait, and say so', (view) => {
  const waiting = show(view)
  expect(waiting.querySelectorAll('li')).toHaveLength(10)
  expect(waiting.querySelectorAll('[aria-busy="true"]')).toHaveLength(1)
})

test('rows have the names of their columns above, cards have none', () => {
  expect(show('list')).toHaveTextContent(/Наличие.*Количество/)
  expect(show('cards')).toHaveTextContent(/^$/)
})

test.each([
  ['list', 'li[aria-hidden]'],
  ['cards', 'li > div[aria-hidden]'],
] as const)('the places of the view %s are no products to a screen reader', (view, places) => {
  expect(show(view).querySelectorAll(places)).toHaveLength(10)
})
