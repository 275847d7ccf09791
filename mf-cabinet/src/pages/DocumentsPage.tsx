import type { PageHead } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { clientFilesQuery } from '../api/get-client-files'
import { shopFilesQuery } from '../api/get-shop-files'
import { Columns } from '../features/documents/document-styles'
import { OwnFiles } from '../features/documents/OwnFiles'
import { ShopFiles } from '../features/documents/ShopFiles'
import { fileTexts } from '../features/documents/texts'

/** `/cabinet/documents`: files of the shop and of the customer (CAB-006). */
export default function DocumentsPage() {
  return (
    <>
      <PageTitle>{fileTexts.documents}</PageTitle>
      <Columns>
        <ShopFiles />
        <OwnFiles />
      </Columns>
    </>
  )
}

export const prefetch = async (kernel: Kernel): Promise<void> => {
  if (!kernel.token.hasRefreshToken()) return
  await Promise.all([
    kernel.query.prefetchQuery(shopFilesQuery(kernel)),
    kernel.query.prefetchQuery(clientFilesQuery(kernel)),
  ])
}

export const head = (): PageHead => ({ title: fileTexts.documents, robots: 'noindex' })
