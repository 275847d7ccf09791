import type { OrderProduct } from '@prilavok/shared-kernel/contract'
import { testOrderProduct } from '../../testing/test-order'
import { readCompared } from './compared-orders'
import { changeText, differenceColumns } from './difference-columns'
import { type DifferenceRow, orderDifference, type RowChange } from './order-difference'

describe('order-difference', () => {
  const row = (ID: number, QUANTITY: number, PRICE: number, GIFT?: 'Y'): OrderProduct =>
    testOrderProduct({ ID, QUANTITY, PRICE, ...(GIFT ? { GIFT } : {}) })

  const told = (was: OrderProduct[], now: OrderProduct[]): [string, readonly RowChange[], number][] =>
    orderDifference(was, now).map(({ key, changes, difference }) => [key, changes, difference])

  test('rows added, gone, more, fewer, dearer, cheaper and as they were', () => {
    const was = [
      row(1, 5, 10),
      row(2, 5, 10),
      row(3, 5, 10),
      row(4, 5, 10),
      row(5, 5, 10),
      row(6, 5, 10),
      row(7, 5, 10),
    ]
    const now = [
      row(2, 6, 10),
      row(3, 4, 10),
      row(4, 5, 12.5),
      row(5, 5, 9),
      row(6, 7, 8),
      row(7, 5, 10),
      row(8, 1, 99.9),
    ]
    expect(told(was, now)).toEqual([
      ['8', ['added'], 99.9],
      ['1', ['gone'], -50],
      ['2', ['more'], 10],
      ['3', ['fewer'], -10],
      ['4', ['dearer'], 12.5],
      ['5', ['cheaper'], -5],
      ['6', ['more', 'cheaper'], 6],
      ['7', [], 0],
    ])
  })

  test('rows that were added come first, then those that are gone, that changed, that did not', () => {
    const was = [row(1, 5, 10), row(2, 5, 10), row(3, 5, 10), row(4, 5, 10)]
    const now = [row(1, 5, 10), row(2, 6, 10), row(3, 5, 9), row(8, 1, 5)]
    expect(told(was, now)).toEqual([
      ['8', ['added'], 5],
      ['4', ['gone'], -50],
      ['2', ['more'], 10],
      ['3', ['cheaper'], -5],
      ['1', [], 0],
    ])
  })

  test('a row has its count, price and sum then and now, and the product as it is called now', () => {
    const [before, after] = [
      testOrderProduct({ ID: 1, NAME: 'Бумага', PRICE: 10, QUANTITY: 5 }),
      testOrderProduct({ ID: 1, NAME: 'Бумага А4', PRICE: 12, QUANTITY: 4 }),
    ]
    expect(orderDifference([before], [after])).toEqual([
      {
        key: '1',
        product: after,
        was: { price: 10, quantity: 5, sum: 50 },
        now: { price: 12, quantity: 4, sum: 48 },
        changes: ['fewer', 'dearer'],
        difference: -2,
      },
    ])
  })

  test('a gift of a product is another row than what was bought of it', () => {
    expect(told([row(1, 5, 10)], [row(1, 5, 10), row(1, 1, 0, 'Y')])).toEqual([
      ['1 gift', ['added'], 0],
      ['1', [], 0],
    ])
  })

  test('several rows of one product are one', () => {
    const [joined] = orderDifference([row(1, 5, 10), row(1, 3, 10)], [row(1, 8, 10)])
    expect(joined).toMatchObject({ changes: [], was: { quantity: 8, sum: 80 }, difference: 0 })
  })

  test('noise of binary fractions is no change', () => {
    expect(told([row(1, 3, 0.1 + 0.2)], [row(1, 3, 0.3)])).toEqual([['1', [], 0]])
  })
})

describe('compared-orders', () => {
  test.each([
    ['', { was: '', now: '' }],
    ['was=7&now=9', { was: '7', now: '9' }],
    ['now=123456789', { was: '', now: '123456789' }],
    ['now=1234567890', { was: '', now: '' }],
    ['was=&now=9', { was: '', now: '9' }],
    // One that is no number is not found.
    ['was=abc&now=x9', { was: '0', now: '' }],
    ['was=7x&now=9-', { was: '0', now: '' }],
  ])('of the address «%s» %j are compared', (search, compared) => {
    expect(readCompared(new URLSearchParams(search))).toEqual(compared)
  })
})

describe('difference-columns', () => {
  const product = (changes: Partial<OrderProduct>) => testOrderProduct({ PRICE: 10, QUANTITY: 5, ...changes })
  const rowOf = (was: OrderProduct | undefined, now: OrderProduct | undefined): DifferenceRow => {
    const [row] = orderDifference(was ? [was] : [], now ? [now] : [])
    if (!row) throw new Error('No row.')
    return row
  }
  const changed = (changes: readonly RowChange[], GIFT?: 'Y') => ({
    ...rowOf(product({ GIFT }), undefined),
    changes,
  })

  test.each<[RowChange[], string, string]>([
    [[], '', 'Подарок'],
    [['added'], 'Добавлен', 'Подарок добавлен'],
    [['gone'], 'Убран', 'Подарок убран'],
    [['more'], 'Больше', 'Подарков больше'],
    [['fewer'], 'Меньше', 'Подарков меньше'],
    [['dearer'], 'Дороже', 'Подарок'],
    [['cheaper'], 'Дешевле', 'Подарок'],
    [['more', 'cheaper'], 'Больше, дешевле', 'Подарков больше'],
  ])('%j is told as «%s», of a gift as «%s»', (changes, bought, gift) => {
    expect(changeText(changed(changes))).toBe(bought)
    expect(changeText(changed(changes, 'Y'))).toBe(gift)
  })

  const cells = (row: DifferenceRow) => differenceColumns(false).map(({ value }) => value(row))

  test('a row of the workbook', () => {
    expect(differenceColumns(false).map(({ header }) => header)).toEqual([
      ...['Код', 'Товар', 'Что изменилось', 'Количество было', 'Цена была', 'Сумма была'],
      ...['Количество стало', 'Цена стала', 'Сумма стала', 'Разница'],
    ])
    const row = rowOf(product({}), product({ PRICE: 12, QUANTITY: 6 }))
    expect(cells(row)).toEqual(['100241', 'Бумага офисная А4', 'Больше, дороже', 5, 10, 50, 6, 12, 72, 22])
  })

  test('a gift has its word in the place of a price, where it was one, and no sums', () => {
    const gift = product({ GIFT: 'Y', PRICE: 0 })
    expect(cells(rowOf(gift, gift)).slice(3)).toEqual([5, 'Подарок', null, 5, 'Подарок', null, 0])
    expect(cells(rowOf(undefined, gift)).slice(3)).toEqual([
      ...[undefined, undefined, null, 5, 'Подарок', null, 0],
    ])
  })

  test.each([
    [false, 'money'],
    [true, 'number'],
  ])('sums of orders for points (%s) are written as %s', (bonus, kind) => {
    expect(differenceColumns(bonus).map((column) => column.kind)).toEqual([
      ...[undefined, undefined, undefined, 'number', kind, kind, 'number', kind, kind, kind],
    ])
  })
})
