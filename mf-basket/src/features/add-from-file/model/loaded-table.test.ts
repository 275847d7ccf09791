import { givenRows } from './given-rows'
import { loadedTable } from './loaded-table'

const row = (ROW: number, ADDED: 'Y' | 'N', QUANTITY = '5') => ({
  ...{ ROW, CODE: '184 302', QUANTITY, PRODUCT_ID: 1, TEXT: 'Округлено', ADDED },
})

test('rows that were added otherwise are told apart from those that were not', () => {
  const answer = {
    ...{ METHOD_SUCCESS: { SUCCESS: 'Y' as const }, CNT: 1, SUM: 10, CURRENCY: 'RUB' },
    ...{ ADDED: 1, PRODUCTS: [{ PRODUCT_ID: 1, BEFORE: 0, AFTER: 5 }] },
    CHECK: [row(2, 'Y'), row(3, 'N')],
  }
  expect(loadedTable(answer as unknown as Parameters<typeof loadedTable>[0])).toEqual({
    ...{ added: 1, products: answer.PRODUCTS, warnings: [row(2, 'Y')], errors: [row(3, 'N')] },
  })
})

test('rows to mend have their code without spaces, and the count where it is one', () => {
  const [counted, uncounted, zero] = givenRows([row(2, 'N', '12'), row(3, 'N', 'abc'), row(4, 'N', '0')])
  expect(counted).toMatchObject({ code: '184302', quantity: 12 })
  expect(counted?.problem).toContain('Округлено')
  expect(counted?.problem).toContain('2')
  expect(uncounted?.quantity).toBeUndefined()
  expect(zero?.quantity).toBeUndefined()
})

test('a row without a code is looked for by its name, with its count', () => {
  const [named] = givenRows([{ ...row(2, 'N', '2'), CODE: '', NAME: 'Степлер' }])
  expect(named).toEqual({ code: '', name: 'Степлер', quantity: 2, problem: undefined })
})
