import { serve } from '../worker-pool/serve'
import { readXlsx } from './read-xlsx'

export default serve((file: Uint8Array) =>
  readXlsx(Buffer.from(file.buffer, file.byteOffset, file.byteLength)),
)
