import { serve } from '../worker-pool/serve'
import { readTextTable } from './read-text-table'
import type { SheetOfFile } from './table'

export default serve(({ file }: SheetOfFile) => readTextTable(file))
