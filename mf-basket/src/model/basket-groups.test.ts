import { noState, orderBasket } from '../testing/basket-state'
import { testRow } from '../testing/test-rows'
import { groupsInOrder, selectableIn } from './basket-groups'

test('[AMB-39] what can be ordered stands first, the other groups as they were answered', () => {
  const { GROUPS, ...basket } = orderBasket(noState(), 'main', new URLSearchParams())
  const group = (CODE: string) => ({ CODE, TITLE: '', CNT: 0, SUM: 0, PRODUCTS: [] })
  const given = [
    ...GROUPS,
    ...['group_unavailable', 'group_to_order', 'group_available', 'group_new'].map(group),
  ]
  expect(groupsInOrder({ ...basket, GROUPS: given }).map(({ CODE }) => CODE)).toEqual([
    'group_available',
    'group_unavailable',
    'group_to_order',
    'group_new',
  ])
})

test('gifts cannot be ticked', () => {
  const PRODUCTS = [testRow({ ID: 1 }), testRow({ ID: 2, GIFT: 'Y' }), testRow({ ID: 3 })]
  expect(selectableIn({ CODE: 'group_available', TITLE: '', CNT: 3, SUM: 0, PRODUCTS })).toEqual([1, 3])
})
