import { type PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import {
  CONTENT_TYPES,
  coreXml,
  PACKAGE_RELATIONSHIPS,
  WORKBOOK_RELATIONSHIPS,
  workbookXml,
} from './xlsx/parts'
import { sharedStrings } from './xlsx/shared-strings'
import { sheetXml } from './xlsx/sheet-xml'
import { stylesXml } from './xlsx/styles'

/** Text stays text, whatever it begins with: nothing in a cell is ever a formula. */
export type Cell = string | number | null

export interface Column {
  title: string
  /** In digits of the usual font. */
  width: number
  /** How its numbers are shown: `integer` 12 345, `money` 12 345,00. @default 'text' */
  format?: 'text' | 'integer' | 'money'
}

/** A line above or below the table. */
export interface Line {
  text: string
  look?: 'title' | 'strong' | 'plain' | 'quiet'
  /** With it the line is a label and its sum in the last column. */
  value?: number
}

export interface Sheet {
  /** What Excel takes: 31 letters at most, none of `[]:*?/\'`. */
  name: string
  columns: readonly Column[]
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
  before: readonly Line[]
  after?: readonly Line[]
  landscape?: boolean
}

export interface Workbook {
  sheet: Sheet
  title: string
  /** Also at the foot of every printed page, beside the number of the page. */
  creator: string
  /** Colour behind the titles of the columns, and of their text. @default grey and white */
  accent?: { fill: string; ink: string }
}

/**
 * An .xlsx file of one sheet: frozen titles of columns, repeated on every printed page, one page wide on A4. Written in pieces, so that
 * other requests get their turn in between.
 */
export async function workbook({ sheet, title, creator, accent }: Workbook): Promise<Buffer> {
  const strings = sharedStrings()
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  const addPieces = (name: string, pieces: Iterable<string> | AsyncIterable<string>) => {
    const stream = Readable.from(pieces, { objectMode: false })
    stream.once('error', (cause) => output.destroy(cause))
    zip.addReadStream(stream, name)
  }
  add('[Content_Types].xml', CONTENT_TYPES)
  add('_rels/.rels', PACKAGE_RELATIONSHIPS)
  add('docProps/core.xml', coreXml(title, creator, new Date()))
  add('xl/workbook.xml', workbookXml(sheet))
  add('xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONSHIPS)
  add('xl/styles.xml', stylesXml(accent?.fill ?? '#434A50', accent?.ink ?? '#FFFFFF'))
  addPieces('xl/worksheets/sheet1.xml', sheetXml(sheet, creator, strings))
  // Archives are written in the order of their files: by now all texts of the sheet are known.
  addPieces('xl/sharedStrings.xml', strings.part())
  zip.once('error', (cause) => output.destroy(cause))
  zip.end()
  return buffer(output)
}
