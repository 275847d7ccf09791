import { serve } from '../worker-pool/serve'
import { readXls } from './read-xls'

export default serve((file: Uint8Array) =>
  readXls(Buffer.from(file.buffer, file.byteOffset, file.byteLength)),
)
