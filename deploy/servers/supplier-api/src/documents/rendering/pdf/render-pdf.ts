import type { Asker } from '../../../platform/limits/fair-lane'
import { openThreads } from '../../../platform/worker-pool/worker-pool'
import type { TableDocument } from '../document'
import type { TextDocument } from '../text-document'

const draw = openThreads<TableDocument | TextDocument, Uint8Array>({
  script: new URL('./thread.ts', import.meta.url),
  memory: 256,
  timeout: 20_000,
})

/** The document as pages of A4, drawn aside: a thousand rows take a second. */
export const renderPdf = async (asker: Asker, document: TableDocument | TextDocument): Promise<Buffer> =>
  Buffer.from(await draw(asker, document))
