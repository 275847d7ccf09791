import { CFB } from '@e965/xlsx'
import { handMade, lieAboutSizes, ods, type Rows, tableFile } from './workbook-files'

/** A small file that says much: it must be refused soon, without much memory. */
export interface Bomb {
  title: string
  make: () => Buffer | Promise<Buffer>
  name: string
}

const bomb = (title: string, make: Bomb['make'], name = 'x.xlsx'): Bomb => ({ title, make, name })
const oldBomb = (title: string, make: Bomb['make']): Bomb => bomb(title, make, 'x.xls')
/** Bytes of the largest .xls file, about. */
const LARGEST = 5_100_000

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, index) => `<!ENTITY b${index} "${`&${index ? `b${index - 1}` : 'a'};`.repeat(10)}">`).join('')}]><sst><si><t>&b11;</t></si></sst>`
const blanks = () => Buffer.alloc(120_000_000, ' ')
const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')
const cells = (count: number) => `<row>${'<c r="A1" s="1"><v>123.5</v></c>'.repeat(count)}</row>`

function record(kind: number, ...words: number[]): Buffer {
  const written = Buffer.alloc(4 + words.length * 2)
  for (const [at, word] of [kind, words.length * 2, ...words].entries()) written.writeUInt16LE(word, at * 2)
  return written
}
const fiveAt = (row: number, column: number) => record(0x0203, row, column, 0, 0, 0, 0, 0x4014)
const full = (each: Buffer): Buffer => Buffer.alloc(Math.floor(LARGEST / each.length) * each.length, each)

/** An .xls file of one sheet, of records: [MS-XLS]. */
function oldWorkbook(globals: Buffer, sheet: Buffer): Buffer {
  const [start, end] = [(kind: number) => record(0x0809, 0x0600, kind, 0, 0, 0, 0, 0x0600, 0), record(0x000a)]
  const named = (at: number) => record(0x0085, at & 0xffff, at >>> 16, 0, 1, 0x53)
  const at = start(5).length + named(0).length + globals.length + end.length
  const stream = Buffer.concat([start(5), named(at), globals, end, start(16), sheet, end])
  const files: unknown = CFB.utils.cfb_new()
  CFB.utils.cfb_add(files, '/Workbook', stream)
  return CFB.write(files, { type: 'buffer' })
}

/** A table with «5» alone, and all its cells joined half a million times. */
export const joinedCells = (): Buffer =>
  oldWorkbook(Buffer.alloc(0), Buffer.concat([fiveAt(0, 0), full(record(0x00e5, 1, 0, 0xffff, 0, 0xff))]))

const manyCells = (): Buffer =>
  oldWorkbook(
    Buffer.alloc(0),
    Buffer.concat(Array.from({ length: 280_000 }, (_, at) => fiveAt(at % 5000, Math.floor(at / 5000)))),
  )

const rows = (count: number, columns: number): Rows =>
  Array.from({ length: count }, (_, row) => Array.from({ length: columns }, (_each, column) => row + column))

/** Of all bombs the one that takes longest to be refused. */
export const slowest = (): Promise<Buffer> => handMade({ rows: cells(190_000), sheets: 10 })

const SHARED = [
  bomb('a bomb in the sheet', () => handMade({ sheet: blanks() })),
  bomb('a bomb in the texts', () => handMade({ strings: blanks() })),
  bomb('a bomb that lies about its size', async () => lieAboutSizes(await handMade({ sheet: blanks() }))),
  bomb('a billion laughs in the texts', () => handMade({ strings: LAUGHS })),
  bomb('a billion laughs in the sheet', () => handMade({ sheet: LAUGHS })),
  bomb('nesting without end', () => handMade({ sheet: '<a>'.repeat(1_000_000) })),
  bomb('a million columns', () => handMade({ rows: `<row>${'<c/>'.repeat(1_000_000)}</row>` })),
  bomb('a million empty rows', () => handMade({ rows: '<row/>'.repeat(1_000_000) })),
  bomb('half a million shared texts', () =>
    handMade({ strings: `<sst>${'<si><t>a</t></si>'.repeat(450_000)}</sst>` }),
  ),
  bomb('a cell with half a million attributes', () =>
    handMade({ rows: `<row><c ${attributes(500_000)}/></row>` }),
  ),
  bomb('seventy thousand names', () =>
    handMade({
      book: `<workbook><definedNames>${'<definedName/>'.repeat(70_000)}</definedNames></workbook>`,
    }),
  ),
  bomb('half a million styles', () =>
    handMade({
      styles: `<styleSheet><cellXfs>${'<xf/>'.repeat(500_000)}</cellXfs></styleSheet>`,
    }),
  ),
  bomb('ten sheets of cells', slowest),
  bomb('two thousand rows', () => tableFile(rows(2000, 2))),
]

const OLD = [
  oldBomb('two thousand rows of BIFF', () => tableFile(rows(2000, 2), 'biff8')),
  oldBomb('five thousand rows of fifty-six cells', manyCells),
]

/** @param sheet inside each of the tables */
const openBomb = (title: string, tables: number, sheet: string): Bomb =>
  bomb(title, () => ods(`<table:table table:name="1">${sheet}</table:table>`.repeat(tables)), 'x.ods')
const REPEATED =
  '<table:table-cell table:number-columns-repeated="60"><text:p>1</text:p></table:table-cell></table:table-row>'

const OPEN = [
  openBomb(
    'five thousand tables of repeated rows',
    5000,
    `<table:table-row table:number-rows-repeated="1021">${REPEATED}`,
  ),
  openBomb(
    'hidden rows that are repeated',
    1,
    `<table:table-row table:visibility="filter" table:number-rows-repeated="1021">${REPEATED}`.repeat(12_000),
  ),
  openBomb(
    'hidden columns that are repeated',
    10,
    `<table:table-column table:visibility="collapse" table:number-columns-repeated="60"/>${`<table:table-row table:number-rows-repeated="1021">${REPEATED}`.repeat(1200)}`,
  ),
]

export const BOMBS: readonly Bomb[] = [...SHARED, ...OLD, ...OPEN]

/** Files that say little in many bytes: what is in them is read, as soon as bombs are refused. */
export const HEAVY: readonly Bomb[] = [
  bomb('a sheet of cells at one place', () => handMade({ rows: cells(190_000) })),
  bomb('cells of a hundred attributes', () =>
    handMade({ rows: `<row>${`<c ${attributes(99)}/>`.repeat(9000)}</row>` }),
  ),
  bomb('signs written as entities', () =>
    handMade({ strings: `<sst><si><t>${'&#9;'.repeat(2_000_000)}</t></si></sst>` }),
  ),
  bomb('a format of a hundred thousand brackets', () =>
    handMade({
      rows: '<row><c s="0"><v>5</v></c></row>',
      styles: `<styleSheet><numFmt numFmtId="200" formatCode="${'['.repeat(100_000)}"/><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    }),
  ),
  oldBomb('joined cells', joinedCells),
  oldBomb('columns of looks', () =>
    oldWorkbook(Buffer.alloc(0), full(record(0x007d, 0, 0xffff, 0x0100, 0, 0, 0))),
  ),
  oldBomb('links of all cells', () =>
    oldWorkbook(
      Buffer.alloc(0),
      full(record(0x01b8, 0, 0xffff, 0, 0xff, ...Array.from({ length: 12 }, () => 0))),
    ),
  ),
  oldBomb('looks of cells', () =>
    oldWorkbook(full(record(0x00e0, ...Array.from({ length: 10 }, () => 0))), fiveAt(0, 0)),
  ),
  oldBomb('one cell again and again', () => oldWorkbook(Buffer.alloc(0), full(fiveAt(0, 0)))),
]
