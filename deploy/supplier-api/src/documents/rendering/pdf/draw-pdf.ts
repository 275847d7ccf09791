import { openThread } from '../../../platform/worker-pool/worker-pool'
import type { Paper } from '../document'
import type { TextPaper } from '../text-document'

const draw = openThread<Paper | TextPaper, Uint8Array>({
  script: new URL('./thread.ts', import.meta.url),
  memory: 256,
  patience: 20_000,
})

/** The paper as pages of A4, drawn aside: a thousand rows take a second. */
export const drawPdf = async (paper: Paper | TextPaper): Promise<Buffer> => Buffer.from(await draw(paper))
