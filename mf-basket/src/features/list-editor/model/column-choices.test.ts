import { parseList } from '@prilavok/shared-kernel/contract/lists'
import { testStore } from '@prilavok/shared-kernel/testing'
import { choiceFor, rememberChoice } from './column-choices'

const headed = parseList('Код\tСклад\tЗаказ\n184302\t5\t3')

test.each([
  ['of the same titles', 'Код\tСклад\tЗаказ\n100241\t9\t8', { quantity: 1 }],
  ['of other titles', 'Код\tОстаток\tЗаказ\n100241\t9\t8', undefined],
  ['without titles', '100241\t9\t8', undefined],
])('columns that were chosen for a list are those of the next one %s', (_what, text, chosen) => {
  const store = testStore()
  rememberChoice(store, headed, { quantity: 1 })
  expect(choiceFor(store, parseList(text))).toEqual(chosen)
})

test('of lists without titles nothing is remembered, and what is no choice is none', () => {
  const store = testStore()
  rememberChoice(store, parseList('184302\t5\t12\n201775\t6\t18'), { quantity: 1 })
  expect(store.get('list_columns')).toBeUndefined()
  store.set('list_columns', '{"a":')
  expect(choiceFor(store, headed)).toBeUndefined()
})
