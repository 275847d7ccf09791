import { PDF_TYPE, XLSX_TYPE } from '../../platform/files/document-kinds'
import type { GeneratedFile } from '../../platform/files/keep-generated'
import type { TableDocument } from './document'
import { documentXlsx } from './document-xlsx'
import { renderPdf } from './pdf/render-pdf'

export type DocumentFormat = 'xlsx' | 'pdf'

/** @param name of the file, without its extension */
export async function renderDocument(
  document: TableDocument,
  format: DocumentFormat,
  name: string,
): Promise<GeneratedFile> {
  return format === 'pdf'
    ? { name: `${name}.pdf`, type: PDF_TYPE, content: await renderPdf(document) }
    : { name: `${name}.xlsx`, type: XLSX_TYPE, content: await documentXlsx(document) }
}
