import { type PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { contentTypes, coreXml, packageRelationships, workbookRelationships, workbookXml } from './xlsx/parts'
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
  name: string
  columns: readonly Column[]
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
  before?: readonly Line[]
  after?: readonly Line[]
  /** At the foot of every printed page, beside the number of the page. */
  footer?: string
  landscape?: boolean
}

export interface Workbook {
  sheets: readonly Sheet[]
  title?: string
  creator?: string
  /** Colour behind the titles of the columns, and of their text. @default grey and white */
  accent?: { fill: string; ink: string }
}

/**
 * An .xlsx file: frozen titles of columns, repeated on every printed page, one page wide on A4. Written in pieces, so that
 * other requests get their turn in between.
 */
export async function workbook({ sheets, title = '', creator = '', accent }: Workbook): Promise<Buffer> {
  const strings = sharedStrings()
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  const addPieces = (name: string, pieces: Iterable<string> | AsyncIterable<string>) => {
    const stream = Readable.from(pieces, { objectMode: false })
    stream.once('error', (cause) => output.destroy(cause))
    zip.addReadStream(stream, name)
  }
  add('[Content_Types].xml', contentTypes(sheets.length))
  add('_rels/.rels', packageRelationships())
  add('docProps/core.xml', coreXml(title, creator, new Date()))
  add('xl/workbook.xml', workbookXml(sheets))
  add('xl/_rels/workbook.xml.rels', workbookRelationships(sheets.length))
  add('xl/styles.xml', stylesXml(accent?.fill ?? '#434A50', accent?.ink ?? '#FFFFFF'))
  for (const [index, sheet] of sheets.entries()) {
    addPieces(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet, strings))
  }
  // Archives are written in the order of their files: by now all texts of the sheets are known.
  addPieces('xl/sharedStrings.xml', strings.part())
  zip.once('error', (cause) => output.destroy(cause))
  zip.end()
  return buffer(output)
}
