import { DownloadButton } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { getPriceList } from '../../api/get-price-list'
import { sectionsTexts } from './texts'

/** Downloads the prices of the catalogue, or of one section, for customers; others do not see it (CAT-066). */
export function PriceListButton({ sectionId }: { sectionId: number | undefined }) {
  const kernel = useKernel()
  const { state } = useSession()
  if (state !== 'customer') return null
  return (
    <DownloadButton findPath={(signal) => getPriceList(kernel, sectionId, signal)}>
      {sectionId === undefined ? sectionsTexts.priceList : sectionsTexts.sectionPriceList}
    </DownloadButton>
  )
}
