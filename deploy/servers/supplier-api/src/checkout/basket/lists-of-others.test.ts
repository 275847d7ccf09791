import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTable } from '../../platform/spreadsheet/read-table'
import { listRows, readCode, readCount } from './excel-rows'

const FOLDER = join(import.meta.dirname, 'testing/lists')

async function read(name: string): Promise<string[]> {
  const content = readFileSync(join(FOLDER, name))
  const table = await readTable({ shopId: 1, who: 'a' }, { field: 'file', name, content, isTooLarge: false })
  return (listRows(table)?.rows ?? []).map(
    ({ code, quantity, hidden }) =>
      `${readCode(code)} × ${readCount(quantity) ?? `«${quantity}»`}${hidden ? ' hidden' : ''}`,
  )
}

// Rebuilt after reports and forms of offices.
test.each<[string, string[]]>([
  ['pack-column.xlsx', ['897120 × «»', '287370 × 3', '303909 × «»']],
  ['article-six-digits.xlsx', ['303909 × 10', '820279 × 4']],
  ['date-in-quantity.xlsx', ['749166 × «10.05»', '897120 × «01.02»', '287370 × 3']],
  ['hidden-rows.xlsx', ['303909 × 10', '897120 × 20', '287370 × 3 hidden', '782146 × 2 hidden']],
  ['torg12.xlsx', ['303909 × 10', '897120 × 20']],
  ['zip-backslash.xlsx', ['782146 × 7', '190828 × 10', '287370 × 3', '735186 × 25']],
  [
    'quantities-with-units.xlsx',
    [
      ...['303909 × 5', '897120 × 10', '287370 × 3', '782146 × 2', '820279 × 1000', '593605 × 5'],
      ...['408128 × 5', '142557 × «1,5»'],
    ],
  ],
  [
    'codes-odd.xlsx',
    [...['303909 × 10', '897120 × 20', '287370 × 3', '782146 × 2', '820279 × 1', '593605 × 1'], '408128 × 1'],
  ],
])('%s: what is sure is read, what is not is asked', async (name, rows) =>
  expect(await read(name)).toEqual(rows),
)
