import type { LineMatch, Product } from '../index'
import { hasForeignCodes } from './foreign-codes'
import { parseList } from './parse-list'

const match = (code: string, SURE: 'Y' | 'N' = 'Y'): LineMatch => ({
  ...{ BY: 'code', SURE },
  PRODUCTS: [{ UP_CODE_1C: code } as Product],
})
const NONE: LineMatch = { BY: null, SURE: 'N', PRODUCTS: [] }
const TEXT = 'Артикул\tТовар\tКол-во\n782146\tБумага\t10\n190828\tСкрепки\t20\n287370\tПапка\t3'

test.each<[string, (LineMatch | undefined)[], boolean]>([
  ['codes of the shop', [match('782146'), match('190828'), match('287370')], false],
  ['one that is wrong', [match('782146'), NONE, match('287370')], false],
  ['names of other products', [match('782146', 'N'), match('190828', 'N'), match('287370')], true],
  ['numbers that no product has', [NONE, match('190829', 'N'), match('287370')], true],
  ['answers that are not there', [undefined, NONE, undefined], false],
])('a column of six digits with %s', (_what, matches, isForeign) => {
  expect(hasForeignCodes(parseList(TEXT).lines, (number) => matches[number - 1])).toBe(isForeign)
})

test('a column that was chosen to be none has no codes, its goods are found by their names', () => {
  expect(parseList(TEXT, { code: -1 }).lines[0]).toEqual({
    number: 1,
    text: 'Бумага',
    name: 'Бумага',
    quantity: 10,
  })
})
