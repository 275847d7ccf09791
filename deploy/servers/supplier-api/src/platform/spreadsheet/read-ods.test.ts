import { readOds } from './read-ods'
import { ods } from './testing/workbook-files'

const cell = (text: string, attributes = '') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
const sheet = (name: string, content: string, attributes = '') =>
  `<table:table table:name="${name}" ${attributes}>${content}</table:table>`
const read = async (...made: Parameters<typeof ods>) => readOds(await ods(...made))

test('numbers, texts, days and shares; repeated cells and rows; notes are no texts', async () => {
  const { rows } = await read(
    sheet(
      'Заявка',
      [
        row(cell('Код') + cell('Кол-во')),
        row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="7"'),
        row(
          cell('303 909', 'office:value-type="float" office:value="303909"') +
            cell('10.05', 'office:value-type="date" office:date-value="2026-05-10"'),
        ),
        row(cell('7', 'table:number-columns-repeated="2"'), 'table:number-rows-repeated="2"'),
        row(
          '<table:table-cell><office:annotation><text:p>позвонить</text:p></office:annotation><text:p>Бумага</text:p><text:p>А<text:s/>4</text:p></table:table-cell>',
        ),
      ].join(''),
    ),
  )
  expect(rows).toEqual([
    { number: 1, cells: ['Код', 'Кол-во'] },
    { number: 9, cells: ['303909', '10.05'] },
    { number: 10, cells: ['7', '7'] },
    { number: 11, cells: ['7', '7'] },
    { number: 12, cells: ['Бумага А 4'] },
  ])
})

test('what is hidden is told of rows, kept apart of columns, and left out of sheets', async () => {
  const styles = '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>'
  const { names, at, rows, hiddenColumns } = await read(
    [
      sheet('Тайное', row(cell('1') + cell('2')), 'table:style-name="ta2"'),
      sheet('Правила', row(cell('Заполните'))),
      sheet(
        'Заявка',
        `<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>${row(cell('a') + cell('b') + cell('c'))}${row(cell('d'), 'table:visibility="filter"')}`,
      ),
    ].join(''),
    styles,
  )
  expect([names, at]).toEqual([['Правила', 'Заявка'], 1])
  expect(rows).toEqual([
    { number: 1, cells: ['a', '', 'c'] },
    { number: 2, cells: ['d'], hidden: true },
  ])
  expect(hiddenColumns).toEqual([{ at: 1, cells: ['b', ''] }])
})

test.each([
  [
    'rows without end',
    sheet('1', row(cell('1') + cell('2'), 'table:number-rows-repeated="1048576"')),
    'rows',
  ],
  ['no sheet', '', 'broken'],
  [
    'hidden columns that are repeated without end',
    sheet(
      '1',
      `<table:table-column table:visibility="collapse" table:number-columns-repeated="60"/>${row(cell('1', 'table:number-columns-repeated="60"'), 'table:number-rows-repeated="1048576"').repeat(20)}`,
    ),
    'large',
  ],
])('%s: it is refused', async (_what, sheets, reason) => {
  await expect(read(sheets)).rejects.toThrow(reason)
})

test('of many sheets ten are looked at; a hidden row without end that says nothing costs nothing', async () => {
  const { names, rows } = await read(
    sheet(
      'Лист',
      `${row('<table:table-cell/>', 'table:visibility="filter" table:number-rows-repeated="1000000"')}${row(cell('1') + cell('2'))}`,
    ).repeat(12),
  )
  expect(names).toHaveLength(10)
  expect(rows).toEqual([{ number: 1_000_001, cells: ['1', '2'] }])
})
