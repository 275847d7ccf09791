import { readZipDirectory } from '../files/zip-directory'
import { readXml } from './read-xml'
import { COLUMNS, pickSheet, ROWS, SHEETS, type TableSheet, tableCollector, UnreadableTable } from './table'
import { attributeOf, partText } from './workbook-parts'

/** Cells that show a number as something else: no counts. */
const SHOWN = new Set(['date', 'time', 'percentage', 'boolean'])
const LETTERS = 300
/** Letters that table programs let the name of a sheet have. */
const NAME = 31
const HIDDEN = new Set(['collapse', 'filter'])
/** Of all sheets: a repeated cell of a few bytes is written as often as it says. */
const WRITTEN = SHEETS * ROWS * COLUMNS

interface OpenSheet {
  name: string
  table: ReturnType<typeof tableCollector>
  /** Why it is not read; the others are. */
  failure?: unknown
}

/** Of the element that opens, by its name without prefix. */
type Attribute = (name: string) => string

const repeated = (get: Attribute, what: 'columns' | 'rows'): number =>
  Math.max(1, Number(get(`number-${what}-repeated`)) || 1)

/** So many numbers from the first one on, below the end. */
const range = (first: number, count: number, end: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(count, end - first)) }, (_, at) => first + at)

/**
 * A visible sheet of a table of OpenDocument (.ods), as of `readXlsx`.
 * @throws UnreadableTable
 */
export function readOds(file: Buffer, asked?: number): TableSheet {
  const entry = readZipDirectory(file).find(({ name }) => name === 'content.xml')
  const sheets = readSheets(partText(file, entry))
  if (sheets.length === 0) throw new UnreadableTable('broken')
  return pickSheet(
    sheets.map(({ name, table, failure }) => ({
      name,
      read() {
        if (failure !== undefined) throw failure
        return table.content()
      },
    })),
    asked,
  )
}

function readSheets(xml: string): OpenSheet[] {
  const sheets: OpenSheet[] = []
  const unseen = new Set<string>()
  let style = ''
  let sheet: OpenSheet | undefined
  /** Column, row from 0, and how many of each the open elements stand for. */
  const at = { column: 0, row: 0, columns: 1, rows: 1, isHidden: false }
  let written = 0
  let value: string | undefined
  let text: string[] = []
  let within = ''
  const put = (content: string) => {
    if (!sheet || sheet.failure !== undefined || content === '') return
    const columns = range(at.column, at.columns, COLUMNS)
    const rows = columns.length > 0 ? range(at.row, at.rows, at.row + ROWS + 1) : []
    written += rows.length * columns.length
    if (written > WRITTEN) throw new UnreadableTable('large')
    try {
      for (const row of rows) {
        if (at.isHidden) sheet.table.hide(row + 1)
        for (const column of columns) sheet.table.put(row + 1, column, content)
      }
    } catch (cause) {
      sheet.failure = cause
    }
  }
  const openCell = (get: Attribute) => {
    at.columns = repeated(get, 'columns')
    value = SHOWN.has(get('value-type')) ? undefined : get('value')
    text = []
  }
  const addSpace = () => void text.push(`${text.pop() ?? ''} `)
  const openers = new Map<string, (get: Attribute) => void>([
    [
      'annotation',
      () => {
        within = 'annotation'
      },
    ],
    [
      'style',
      (get) => {
        style = get('name')
      },
    ],
    ['table-properties', (get) => void (get('display') === 'false' && unseen.add(style))],
    [
      'table',
      (get) => {
        Object.assign(at, { column: 0, row: 0 })
        const isRead = sheets.length < SHEETS && !unseen.has(get('style-name'))
        sheet = isRead ? { name: get('name').slice(0, NAME), table: tableCollector() } : undefined
        if (sheet) sheets.push(sheet)
      },
    ],
    [
      'table-column',
      (get) => {
        const count = repeated(get, 'columns')
        if (HIDDEN.has(get('visibility')))
          for (const column of range(at.column, count, COLUMNS)) sheet?.table.hideColumn(column)
        at.column += count
      },
    ],
    [
      'table-row',
      (get) => {
        const isHidden = HIDDEN.has(get('visibility'))
        Object.assign(at, { column: 0, rows: repeated(get, 'rows'), isHidden })
      },
    ],
    ['table-cell', openCell],
    ['covered-table-cell', openCell],
    ['p', () => void text.push('')],
    ['s', addSpace],
    ['tab', addSpace],
    ['line-break', addSpace],
  ])
  readXml(xml, {
    open(name, attributes) {
      if (within === '') openers.get(name)?.((key) => attributeOf(attributes, key))
    },
    text(piece) {
      const last = text.pop()
      if (last !== undefined) text.push(within === '' && last.length < LETTERS ? last + piece : last)
    },
    close(name) {
      if (name === within) within = ''
      if (within !== '') return
      if (name === 'table-cell' || name === 'covered-table-cell') {
        put(value ? String(Number(Number(value).toPrecision(15))) : text.join(' '))
        at.column += at.columns
        text = []
      } else if (name === 'table-row') at.row += at.rows
    },
  })
  return sheets
}
