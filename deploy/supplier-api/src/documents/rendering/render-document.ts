import { PDF_TYPE, XLSX_TYPE } from '../../platform/files/document-kinds'
import type { GeneratedFile } from '../../platform/files/keep-generated'
import type { Paper } from './document'
import { paperXlsx } from './document-xlsx'
import { drawPdf } from './pdf/draw-pdf'

export type PaperFormat = 'xlsx' | 'pdf'

/** @param name of the file, without its extension */
export async function drawPaper(paper: Paper, format: PaperFormat, name: string): Promise<GeneratedFile> {
  return format === 'pdf'
    ? { name: `${name}.pdf`, type: PDF_TYPE, content: await drawPdf(paper) }
    : { name: `${name}.xlsx`, type: XLSX_TYPE, content: await paperXlsx(paper) }
}
