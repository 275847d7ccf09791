import { testProduct } from '@prilavok/shared-kernel/testing'
import type { RepeatKind, RepeatView } from '../../model/repeat-views'
import { testOrderProduct } from '../../testing/test-order'
import { countFilters, FILTERS, inFilter } from './filters'
import { notesOf } from './row-notes'

describe('filters', () => {
  const view = (...kinds: RepeatKind[]) => ({ kinds }) as unknown as RepeatView
  const VIEWS = [
    view(),
    view('held'),
    view('gone'),
    view('less', 'dearer'),
    view('dearer', 'held'),
    view('rounded'),
  ]

  test('a chip counts the rows that it shows; what only lies in the basket is as then', () => {
    expect(countFilters(VIEWS)).toEqual({
      ...{ changed: 4, gone: 1, less: 1, dearer: 2, cheaper: 0, rounded: 1, held: 2, same: 2 },
    })
    for (const filter of FILTERS)
      expect(VIEWS.filter((one) => inFilter(one, filter))).toHaveLength(countFilters(VIEWS)[filter])
    expect(FILTERS).toEqual(['changed', 'gone', 'less', 'dearer', 'cheaper', 'rounded', 'held', 'same'])
  })
})

describe('row-notes', () => {
  const product = testProduct({ ID: 1 })
  const view = (changes: Partial<RepeatView>, was = {}): RepeatView => ({
    row: {
      ...{ id: 1, product, analogs: [] },
      was: testOrderProduct({ ID: 1, PRICE: 10, QUANTITY: 20, ...was }),
    },
    ...{ basket: 'main', kinds: [], told: [], obstacle: undefined, options: [], product, price: 10 },
    ...{ count: 20, proposed: 20, rule: { min: 1, step: 1, limit: 99_999 }, blocked: false },
    ...{ held: 0, elsewhere: 0, wasSum: 200, sum: 200, rejection: undefined },
    ...changes,
  })
  const texts = (changes: Partial<RepeatView>, searched = false, was = {}) =>
    notesOf(view(changes, was), (sum) => `<${sum}>`, searched).map(({ text }) =>
      String(text).replaceAll('\u00a0', ' '),
    )

  test('a row that is as then says nothing', () => expect(texts({})).toEqual([]))

  test('dearer and cheaper say by how much; of what was free there is no share', () => {
    expect(texts({ told: ['dearer'], price: 12.5 })).toEqual(['Дороже на 25 %: <10> → <12.5>'])
    expect(texts({ told: ['cheaper'], price: 9.95 })).toEqual(['Дешевле на 0,5 %: <10> → <9.95>'])
    expect(texts({ told: ['dearer'], price: 12 }, false, { PRICE: 0 })).toEqual(['Дороже на 0 %: <0> → <12>'])
  })

  test.each<[RepeatView['obstacle'], string]>([
    ['deleted', 'Больше не продаётся'],
    ['not_assortment', 'Больше не продаётся'],
    ['not_remains', 'Нет на складе'],
  ])('what is gone (%s) says why, and whether there are analogs', (obstacle, why) => {
    const gone = { told: ['gone'], obstacle, product: undefined } as const
    expect(texts({ ...gone, options: [product, product] })).toEqual([`${why}. Есть 2 аналога`])
    expect(texts({ ...gone, options: [], product })).toEqual([`${why}. Есть 0 аналогов`])
    expect(texts(gone)).toEqual([`${why}. Выберите аналог или пропустите`])
    expect(texts(gone, true)).toEqual([`${why}. Аналогов нет`])
    const deleted = { ...view(gone).row, product: undefined }
    expect(texts({ ...gone, row: deleted })).toEqual([`${why}. Аналогов нет`])
  })

  test('how many are left out is told with where the others are', () => {
    const less = { told: ['less', 'held'], proposed: 5 } as const
    expect(texts({ told: ['less'], proposed: 5 })).toEqual(['В наличии 5 из 20'])
    expect(texts({ ...less, held: 6 })).toEqual(['Войдут 5 из 20: 6 уже в корзине, больше на складе нет'])
    expect(texts({ told: ['less'], proposed: 5, elsewhere: 4 })).toEqual([
      'Войдут 5 из 20: 4 в других строках заказа, больше на складе нет',
    ])
    expect(texts({ told: ['held'], held: 6 })).toEqual(['В корзине уже 6, добавим к ним'])
  })

  test('a new multiple, and what the server said, which comes first', () => {
    const six = testProduct({ UP_MULTIPLICITY: { MIN: 6, STEP: 6 } })
    const rounded: Partial<RepeatView> = {
      told: ['rounded'],
      proposed: 24,
      product: six,
      rule: { min: 6, step: 6, limit: 100 },
    }
    expect(texts(rounded)).toEqual(['Теперь продаётся по 6: округлили 20 до 24'])
    expect(texts({ ...rounded, rejection: 'Закончился' })).toEqual([
      'Закончился',
      'Теперь продаётся по 6: округлили 20 до 24',
    ])
    expect(texts({ ...rounded, told: ['gone', 'rounded'], obstacle: 'not_remains', options: [six] })).toEqual(
      ['Нет на складе. Есть 1 аналог', 'Аналог продаётся по 6: округлили 20 до 24'],
    )
  })
})
