import { serve } from '../../../platform/worker-pool/serve'
import type { TableDocument } from '../document'
import type { TextDocument } from '../text-document'
import { documentPdf } from './document-pdf'
import { textPdf } from './text-pdf'

export default serve<TableDocument | TextDocument, Uint8Array>((document) =>
  'rows' in document ? documentPdf(document) : textPdf(document),
)
