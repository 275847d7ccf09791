import { serve } from '../thread/serve'
import { readXlsx } from './read-xlsx'

serve((file: Uint8Array) => readXlsx(Buffer.from(file.buffer, file.byteOffset, file.byteLength)))
