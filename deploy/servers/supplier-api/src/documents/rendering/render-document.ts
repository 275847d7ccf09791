import { PDF_TYPE, XLSX_TYPE } from '../../platform/files/document-kinds'
import type { GeneratedFile } from '../../platform/files/keep-generated'
import type { Buyer } from '../../platform/session/session'
import type { TableDocument } from './document'
import { documentXlsx } from './document-xlsx'
import { renderPdf } from './pdf/render-pdf'

export type DocumentFormat = 'xlsx' | 'pdf'

/**
 * @param buyer whose document it is
 * @param name of the file, without its extension
 */
export async function renderDocument(
  { shopId, buyerId }: Buyer,
  document: TableDocument,
  format: DocumentFormat,
  name: string,
): Promise<GeneratedFile> {
  return format === 'pdf'
    ? {
        name: `${name}.pdf`,
        type: PDF_TYPE,
        content: await renderPdf({ shopId, who: `${buyerId}` }, document),
      }
    : { name: `${name}.xlsx`, type: XLSX_TYPE, content: await documentXlsx(document) }
}
