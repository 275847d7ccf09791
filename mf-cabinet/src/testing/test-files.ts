import type { ClientFile } from '@prilavok/shared-kernel/contract'
import type { ApiAnswer, ApiCall } from '@prilavok/shared-kernel/testing'

/** A price list of the shop; `changes` over it. */
export const testFile = (changes: Partial<ClientFile> = {}): ClientFile => ({
  ID: 1,
  NAME: 'Прайс-лист.xlsx',
  PATH: '/upload/files/ticket1/price.xlsx',
  SIZE: 98_304,
  TYPE: 'xlsx',
  ...changes,
})

interface FileData {
  shopFiles: ClientFile[]
  clientFiles: ClientFile[]
}

/** Lists of files, the archive, the content of each file, and a document that is sent. */
export function fileAnswer({ method, path }: ApiCall, data: FileData): ApiAnswer {
  if (path === '/v3/api/client/shop_files/') return { ITEMS: data.shopFiles }
  if (path === '/v3/api/client/shop_files/zip/') return { FILENAME: '/upload/files/zip/all.zip' }
  if (path.startsWith('/upload/files/')) return new Response('content')
  if (path !== '/v3/api/client/files/') return undefined
  // The names of what is sent are not seen here: in jsdom a File is no Blob of this Blob's kind.
  if (method === 'POST') {
    const ID = 100 + data.clientFiles.length
    const sent = testFile({
      ID,
      NAME: `Документ ${ID}.pdf`,
      TYPE: 'pdf',
      PATH: `/upload/files/own${ID}/f.pdf`,
    })
    data.clientFiles = [sent, ...data.clientFiles]
    return { SUCCESS: 'Y', FILES: data.clientFiles, ERRORS: [] }
  }
  return { FILES: data.clientFiles }
}
