import { readFormats, shownAs } from './number-formats'
import { readXml } from './read-xml'
import { COLUMNS, pickSheet, type TableSheet, tableCollector } from './table'
import { openWorkbook } from './workbook-parts'
import { readCellText } from './xlsx/xml'

/** The longest shared text that is kept, and how many there may be. */
const LETTERS = 300
const TEXTS = 200_000
const LAST_ROW = 1_048_576

/**
 * A visible sheet of an .xlsx file: the first one with a table, if none is asked for. A formula counts as the value that was stored
 * with it; it is never computed.
 * @throws UnreadableTable
 */
export function readXlsx(file: Buffer, asked?: number): TableSheet {
  const { sheets, strings, styles } = openWorkbook(file)
  const [texts, formats] = [readStrings(strings), readFormats(styles)]
  return pickSheet(
    sheets.map(({ name, unpack }) => ({ name, read: () => readSheet(unpack(), texts, formats) })),
    asked,
  )
}

/** Shared texts: pieces of one item belong together, phonetic hints do not. */
function readStrings(xml: string): string[] {
  const texts: string[] = []
  if (xml === '') return texts
  let current = ''
  let inText = false
  let inHint = false
  readXml(xml, {
    open(name) {
      if (name === 'si') current = ''
      if (name === 't') inText = true
      if (name === 'rPh') inHint = true
    },
    text(text) {
      if (inText && !inHint && current.length < LETTERS) current += text
    },
    close(name) {
      if (name === 't') inText = false
      if (name === 'rPh') inHint = false
      if (name === 'si' && texts.length < TEXTS) texts.push(readCellText(current))
    },
  })
  return texts
}

const isSet = (flag: string | undefined): boolean => flag === '1' || flag === 'true'

/** `AB` is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

type Table = ReturnType<typeof tableCollector>

function hideColumns({ hidden, min, max }: Record<string, string>, table: Table): void {
  const last = isSet(hidden) ? Math.min(Number(max), COLUMNS) : 0
  for (let at = Math.max(1, Number(min)); at <= last; at += 1) table.hideColumn(at - 1)
}

function readSheet(
  xml: string,
  strings: readonly string[],
  formats: readonly string[],
): ReturnType<Table['content']> {
  const table = tableCollector()
  let row = 0
  let column = -1
  let type = ''
  let value = ''
  let format = ''
  let within = ''
  readXml(xml, {
    open(name, attributes) {
      if (name === 'col') hideColumns(attributes, table)
      if (name === 'row') {
        const given = Number(attributes.r)
        row = Number.isInteger(given) && given > 0 && given <= LAST_ROW ? given : row + 1
        column = -1
        if (isSet(attributes.hidden)) table.hide(row)
      } else if (name === 'c') {
        const [, letters] = /^([A-Z]{1,3})\d+$/.exec(attributes.r ?? '') ?? []
        column = letters ? columnOf(letters) : column + 1
        type = attributes.t ?? 'n'
        value = ''
        format = formats[Number(attributes.s ?? 0)] ?? ''
      }
      if (name === 'v' || name === 't' || name === 'f' || name === 'rPh') within = name
    },
    text(text) {
      if ((within === 'v' || within === 't') && value.length < LETTERS) value += text
    },
    close(name) {
      if (name === within) within = ''
      if (name !== 'c') return
      table.put(row, column, type === 's' ? (strings[Number(value)] ?? '') : ownValue(value, type, format))
    },
  })
  return table.content()
}

/** Numbers are stored as binary fractions: 12 may stand as 12.000000000000002. */
function ownValue(value: string, type: string, format: string): string {
  // As it is shown: 1 is no count here.
  if (type === 'b') return isSet(value) ? 'ИСТИНА' : 'ЛОЖЬ'
  if (type !== 'n' || value === '') return readCellText(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return ''
  return shownAs(number, format) ?? String(Number(number.toPrecision(15)))
}
