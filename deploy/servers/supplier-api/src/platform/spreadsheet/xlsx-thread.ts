import { serve } from '../worker-pool/serve'
import { readXlsx } from './read-xlsx'
import type { SheetOfFile } from './table'

export default serve(({ file, sheet }: SheetOfFile) =>
  readXlsx(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sheet),
)
