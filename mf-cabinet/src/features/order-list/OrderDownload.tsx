import type { Order } from '@prilavok/shared-kernel/contract'
import { useDownload } from '@prilavok/shared-kernel/files'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { exportOrder } from '../../api/export-order'
import { texts } from '../../texts'
import { orderListTexts } from './texts'

/** Downloads one order of the list as a workbook; the name changes while it runs. */
export function OrderDownload({
  order: { ID, ORDER_NUMBER },
}: {
  order: Pick<Order, 'ID' | 'ORDER_NUMBER'>
}) {
  const kernel = useKernel()
  const { busy, start } = useDownload((signal) => exportOrder(kernel, ID, signal))
  return (
    <IconButton
      icon="download"
      label={`${busy ? orderListTexts.downloading : texts.download} ${orderListTexts.orderNumber(ORDER_NUMBER)}`}
      busy={busy}
      onClick={start}
    />
  )
}
