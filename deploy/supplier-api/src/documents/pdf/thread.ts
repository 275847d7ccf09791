import { serve } from '../../thread/serve'
import type { Paper } from '../paper'
import { paperPdf } from './paper-pdf'

serve<Paper, Uint8Array>(paperPdf)
