import { serve } from '../../../platform/worker-pool/serve'
import type { Paper } from '../paper'
import type { TextPaper } from '../text-paper'
import { paperPdf } from './paper-pdf'
import { textPdf } from './text-pdf'

serve<Paper | TextPaper, Uint8Array>((paper) => ('rows' in paper ? paperPdf(paper) : textPdf(paper)))
