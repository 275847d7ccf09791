import { buffer } from 'node:stream/consumers'
import { type BookType, utils, write } from '@e965/xlsx'
import { ZipFile } from 'yazl'

export type Rows = (string | number)[][]

/** A table as an office program saves it; `biff8` and `biff5` are .xls files. @param hidden columns, from 0 */
export const tableFile = (rows: Rows, bookType?: BookType, hidden?: readonly number[]): Buffer =>
  sheetsFile({ Лист1: rows }, bookType, hidden)

/** As `tableFile`, of several sheets by their names. */
export function sheetsFile(
  sheets: Readonly<Record<string, Rows>>,
  bookType: BookType = 'xlsx',
  hidden: readonly number[] = [],
): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!cols'] = (rows[0] ?? []).map((_, at) => ({ wch: 10, hidden: hidden.includes(at) }))
    utils.book_append_sheet(book, sheet, name)
  }
  return write(book, { type: 'buffer', bookType, compression: true })
}

const RELATIONS =
  '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="x/styles" Target="styles.xml"/></Relationships>'
const bookOf = (sheets: number) =>
  `<workbook xmlns:r="x"><sheets>${'<sheet name="1" sheetId="1" r:id="r1"/>'.repeat(sheets)}</sheets></workbook>`

/** The parts of a workbook as somebody made them by hand. */
export interface HandMade {
  /** Inside `sheetData`. */
  rows?: string
  /** Instead of the whole sheet. */
  sheet?: string | Buffer
  strings?: string | Buffer
  styles?: string
  book?: string
  /** How often the workbook names its sheet. */
  sheets?: number
  /** Where its parts lie. */
  folder?: string
}

export function handMade(made: HandMade): Promise<Buffer> {
  const {
    rows = '',
    sheet,
    strings = '<sst/>',
    styles,
    book = bookOf(made.sheets ?? 1),
    folder = 'xl',
  } = made
  const zip = new ZipFile()
  const add = (name: string, text: string | Buffer) => zip.addBuffer(Buffer.from(text), name)
  add('[Content_Types].xml', '<Types/>')
  add(
    '_rels/.rels',
    `<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="/${folder}/workbook.xml"/></Relationships>`,
  )
  add(`${folder}/workbook.xml`, book)
  add(`${folder}/_rels/workbook.xml.rels`, RELATIONS)
  add(`${folder}/worksheets/sheet1.xml`, sheet ?? `<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  add(`${folder}/sharedStrings.xml`, strings)
  if (styles !== undefined) add(`${folder}/styles.xml`, styles)
  zip.end()
  return buffer(zip.outputStream)
}

/** An .ods table as somebody made it by hand. @param sheets inside `office:spreadsheet` */
export function ods(sheets: string, styles = ''): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('application/vnd.oasis.opendocument.spreadsheet'), 'mimetype')
  zip.addBuffer(
    Buffer.from(
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
    ),
    'content.xml',
  )
  zip.end()
  return buffer(zip.outputStream)
}

/** Makes the directory of an archive promise that each file is small after unpacking. */
export function lieAboutSizes(zip: Buffer): Buffer {
  const lying = Buffer.from(zip)
  const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02])
  for (let at = lying.indexOf(entry); at >= 0; at = lying.indexOf(entry, at + 4))
    lying.writeUInt32LE(1000, at + 24)
  return lying
}
