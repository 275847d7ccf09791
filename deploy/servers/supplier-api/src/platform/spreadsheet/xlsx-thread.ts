import { isOds } from '../files/document-kinds'
import { serve } from '../worker-pool/serve'
import { readOds } from './read-ods'
import { readXlsx } from './read-xlsx'
import type { SheetOfFile, TableSheet } from './table'

const readZip = (file: Buffer, sheet?: number): TableSheet => (isOds(file) ? readOds : readXlsx)(file, sheet)

export default serve(({ file, sheet }: SheetOfFile) =>
  readZip(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sheet),
)
