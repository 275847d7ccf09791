import { BrokenZip, readZipDirectory, unzipEntry } from './zip-directory'

interface DocumentKind {
  /** Media type that the file is handed out with. */
  type: string
  /** Whether the content is what the extension says. */
  fits(content: Buffer): boolean
}

const starts =
  (...bytes: number[]) =>
  (content: Buffer): boolean =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes))

const isJpeg = starts(0xff, 0xd8, 0xff)
const isPng = starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Compound file: what doc and xls are. */
export const isCompound = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const isZip = starts(0x50, 0x4b, 0x03, 0x04)
/** Readers accept a PDF whose header stands within the first 1024 bytes. */
const isPdf = (content: Buffer): boolean => content.subarray(0, 1024).includes('%PDF-')

function zipHas(content: Buffer, test: (names: ReadonlySet<string>) => boolean): boolean {
  if (!isZip(content)) return false
  try {
    return test(new Set(readZipDirectory(content).map(({ name }) => name)))
  } catch (cause) {
    if (cause instanceof BrokenZip) return false
    throw cause
  }
}

const isOffice = (main: string) => (content: Buffer) =>
  zipHas(content, (names) => names.has('[Content_Types].xml') && names.has(main))

/** Spreadsheet of Excel 2007 and later. */
export const isXlsx = (content: Buffer): boolean =>
  zipHas(
    content,
    (names) =>
      names.has('[Content_Types].xml') && [...names].some((name) => /(^|\/)workbook\.xml$/.test(name)),
  )

/** OpenDocument says what it is in a file of the archive. */
const isOpen = (mediaType: string) => (content: Buffer) => {
  if (!zipHas(content, (names) => names.has('mimetype'))) return false
  const entry = readZipDirectory(content).find(({ name }) => name === 'mimetype')
  try {
    return entry !== undefined && unzipEntry(content, entry, 200).toString('latin1') === mediaType
  } catch {
    return false
  }
}

/** Text of a table: no binary, no markup, no script. */
function isCsv(content: Buffer): boolean {
  const hasControls = content.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)
  return (
    !hasControls && !/^(\ufeff|\u00ef\u00bb\u00bf)?\s*(<|#!|MZ|%PDF)/.test(content.toString('latin1', 0, 64))
  )
}

const OPEN = 'application/vnd.oasis.opendocument'
/** Spreadsheet of OpenDocument. */
export const isOds = isOpen(`${OPEN}.spreadsheet`)
const OFFICE = 'application/vnd.openxmlformats-officedocument'
export const XLSX_TYPE = `${OFFICE}.spreadsheetml.sheet`
export const PDF_TYPE = 'application/pdf'

/** Documents that a client may store, by extension (001 §5). */
const KINDS: Record<string, DocumentKind> = {
  jpeg: { type: 'image/jpeg', fits: isJpeg },
  jpg: { type: 'image/jpeg', fits: isJpeg },
  png: { type: 'image/png', fits: isPng },
  doc: { type: 'application/msword', fits: isCompound },
  docx: { type: `${OFFICE}.wordprocessingml.document`, fits: isOffice('word/document.xml') },
  xls: { type: 'application/vnd.ms-excel', fits: isCompound },
  xlsx: { type: XLSX_TYPE, fits: isXlsx },
  csv: { type: 'text/csv', fits: isCsv },
  pdf: { type: PDF_TYPE, fits: isPdf },
  odt: { type: `${OPEN}.text`, fits: isOpen(`${OPEN}.text`) },
  ods: { type: `${OPEN}.spreadsheet`, fits: isOds },
  ots: { type: `${OPEN}.spreadsheet-template`, fits: isOpen(`${OPEN}.spreadsheet-template`) },
}

/** Extension of a file name in lower case, '' without one. */
export const extensionOf = (name: string): string => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether a document may have such a name. */
export const isDocumentName = (name: string): boolean => Object.hasOwn(KINDS, extensionOf(name))

/** Media type of a document; null when its extension is not accepted, or its content is something else. */
export function documentType(name: string, content: Buffer): string | null {
  const extension = extensionOf(name)
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined
  return kind?.fits(content) ? kind.type : null
}
