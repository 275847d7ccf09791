import { serve } from '../worker-pool/serve'
import { readXls } from './read-xls'
import type { SheetOfFile } from './table'

export default serve(({ file, sheet }: SheetOfFile) =>
  readXls(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sheet),
)
