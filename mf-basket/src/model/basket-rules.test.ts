import { LOGGED_IN, partKernel, testCustomer } from '@prilavok/shared-kernel/testing'
import { basketApi } from '../testing/basket-api'
import { noState, orderBasket } from '../testing/basket-state'
import { groupsInOrder } from './basket-groups'
import { readBasketSort, rememberBasketSort, sortItemsOf } from './basket-sort'
import { basketPath, resolveBasketType } from './basket-type'

describe('basket-groups', () => {
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
})

describe('basket-sort', () => {
  const item = (SORT: string) => ({ SORT, TITLE: SORT, ORDER: 'DESC' as const })

  test('[BAS-010] with nothing remembered the basket is sorted by BASKET_CREATE_DATE descending', () => {
    expect(readBasketSort(partKernel(), 'main')).toEqual({ SORT: 'BASKET_CREATE_DATE', ORDER: 'DESC' })
  })

  test('[BAS-010] a remembered sort is used again', () => {
    const kernel = partKernel()
    rememberBasketSort(kernel, { SORT: 'NAME', ORDER: 'ASC' })
    expect(readBasketSort(kernel, 'main')).toEqual({ SORT: 'NAME', ORDER: 'ASC' })
    expect(kernel.platform.cookies.get('basketSort')).toBe('NAME')
  })

  test('[BAS-011] a sort by roubles that the main basket was given is not asked of the bonus basket', () => {
    const kernel = partKernel({ cookies: { basketSort: 'SUM', basketOrder: 'ASC' } })
    expect(readBasketSort(kernel, 'loyalty').SORT).toBe('BASKET_CREATE_DATE')
    expect(readBasketSort(kernel, 'main').SORT).toBe('SUM')
  })

  test('[BAS-011] the bonus basket leaves out sorts by roubles', () => {
    const items = ['BASKET_CREATE_DATE', 'NAME', 'PRICE', 'SUM'].map(item)
    const codes = (basket: 'main' | 'loyalty') => sortItemsOf(basket, items).map(({ SORT }) => SORT)
    expect(codes('loyalty')).toEqual(['BASKET_CREATE_DATE', 'NAME'])
    expect(codes('main')).toHaveLength(4)
  })
})

describe('basket-type', () => {
  const { data: state, called } = basketApi()
  const search = (text: string) => new URLSearchParams(text)
  const kernel = () => partKernel({ cookies: LOGGED_IN })

  test.each([
    ['type=loyalty', 'Y', 'loyalty'],
    ['type=loyalty', 'N', 'main'],
    ['', 'Y', 'main'],
    ['type=bonus', 'Y', 'main'],
  ] as const)('«%s» of a customer with loyalty %s is the %s basket', async (text, LOYALTY, basket) => {
    state.personal = testCustomer({ LOYALTY })
    await expect(resolveBasketType(kernel(), search(text))).resolves.toBe(basket)
    expect(called('personal/info')).toHaveLength(text === 'type=loyalty' ? 1 : 0)
  })

  test.each([
    ['main', undefined, '/basket'],
    ['loyalty', undefined, '/basket?type=loyalty'],
    ['main', '/basket/ordering', '/basket/ordering'],
    ['loyalty', '/basket/ordering', '/basket/ordering?type=loyalty'],
  ] as const)('the %s basket on %s stands at %s', (basket, page, path) =>
    expect(basketPath(basket, page)).toBe(path),
  )
})
