import { serve } from '../../../platform/worker-pool/serve'
import type { Paper } from '../document'
import type { TextPaper } from '../text-document'
import { paperPdf } from './document-pdf'
import { textPdf } from './text-pdf'

serve<Paper | TextPaper, Uint8Array>((paper) => ('rows' in paper ? paperPdf(paper) : textPdf(paper)))
