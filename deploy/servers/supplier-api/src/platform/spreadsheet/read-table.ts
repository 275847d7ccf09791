import { decodeText } from '@prilavok/shared-kernel/contract/lists'
import { apiErrors } from '../errors'
import { extensionOf, isCompound, isOds, isXlsx } from '../files/document-kinds'
import type { UploadedFile } from '../http/forms'
import type { Asker } from '../limits/fair-lane'
import { openThreads, TaskLost } from '../worker-pool/worker-pool'
import { ROWS, type SheetOfFile, type TableSheet } from './table'

/** Against a file that is read without end: the largest that is allowed takes a second, on a busy machine some more. */
const TIMEOUT_MS = 30_000

const reader = (script: string) =>
  openThreads<SheetOfFile, TableSheet>({
    script: new URL(script, import.meta.url),
    memory: 96,
    timeout: TIMEOUT_MS,
  })
const readXlsx = reader('./xlsx-thread.ts')
const readXls = reader('./xls-thread.ts')
const readTextTable = reader('./text-thread.ts')

/** Texts of 000 §5 and 001 §5; the last five are ours. */
const TEXTS = {
  format: 'Неподдерживаемый формат файла.',
  size: 'Размер файла не должен превышать 5МБ.',
  noTable: 'Файл не\u00a0удалось прочитать: внутри не\u00a0таблица Excel',
  markup:
    'Внутри файла веб-страница или XML, а\u00a0не таблица Excel: откройте его в\u00a0Excel и\u00a0сохраните как\u00a0.xlsx',
  broken: 'Файл не\u00a0удалось прочитать: он повреждён или защищён паролем',
  large: 'В\u00a0файле слишком много данных: оставьте один лист с\u00a0кодами и\u00a0количеством',
  rows: `В\u00a0файле больше ${ROWS - 20}\u00a0строк`,
}

/** What programs save under the name of a workbook: HTML, or XML of Excel 2003. */
const isMarkup = (content: Buffer): boolean =>
  /^\s*<(!doctype|html|table|\?xml|\?mso|meta|style)/i.test(
    content
      .toString('utf8', 0, 200)
      .replaceAll('\0', '')
      .replace(/[\ufeff\ufffd]/g, ''),
  )

/** Rows and cells: a text under the name of a workbook. */
const DIVIDED = /[\t;,|].*\n/
const TEXT_NAMES = ['csv', 'tsv', 'txt']
const NAMES = ['xls', 'xlsx', 'ods', ...TEXT_NAMES]

/** Letters in one of the encodings of texts, no picture and no archive. */
const isText = (content: Buffer): boolean =>
  !/(?!\s)\p{Cc}|\ufffd|\p{Cn}|\p{Co}/u.test(decodeText(content.subarray(0, 4000)))

/** What reads a file, by its content. Programs of the trade often save one format under the name of another. */
function readerOf(content: Buffer, extension: string): typeof readXlsx | null {
  if (isXlsx(content) || isOds(content)) return readXlsx
  if (isCompound(content)) return readXls
  const mayBeTable = TEXT_NAMES.includes(extension) || DIVIDED.test(decodeText(content.subarray(0, 4000)))
  return mayBeTable && isText(content) && !isMarkup(content) ? readTextTable : null
}

/**
 * A sheet of an uploaded .xls, .xlsx or .ods file, or the rows of a text (.csv, .tsv, .txt), read aside within bounds of time and memory.
 * @param sheet from 0. @default the first one with a table
 * @throws bad_file (400, 413); too_often (429), overloaded (503) when many files of the asker or of the shop wait already
 */
export async function readSheet(
  asker: Asker,
  { name, content, isTooLarge }: UploadedFile,
  sheet?: number,
): Promise<TableSheet> {
  const extension = extensionOf(name)
  if (!NAMES.includes(extension)) throw apiErrors.badFile(TEXTS.format)
  if (isTooLarge) throw apiErrors.badFile(TEXTS.size, 413)
  const read = readerOf(content, extension)
  if (!read) throw apiErrors.badFile(isMarkup(content) ? TEXTS.markup : TEXTS.noTable)
  try {
    return await read(asker, { file: content, sheet })
  } catch (cause) {
    throw apiErrors.badFile(reasonOf(cause))
  }
}

/** @throws whatever is no error of the file */
function reasonOf(cause: unknown): string {
  if (cause instanceof TaskLost) return TEXTS.large
  const { name, message } = cause as Error
  if (name !== 'UnreadableTable') throw cause
  return message === 'rows' ? TEXTS.rows : message === 'large' ? TEXTS.large : TEXTS.broken
}
