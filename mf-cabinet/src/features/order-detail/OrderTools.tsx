import type { Order, OrderProduct } from '@prilavok/shared-kernel/contract'
import { ExportTable } from '@prilavok/shared-kernel/files'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { productColumns } from './product-columns'
import { orderDetailTexts, orderTitle } from './texts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-bottom: 12px;
  @media print {
    display: none;
  }
`

/** What can be done with the rows of an order: compared with the one before, saved as a table, printed. */
export function OrderTools({ order, products }: { order: Order; products: readonly OrderProduct[] }) {
  return (
    <Root>
      <LinkButton size="s" icon="compare" to={`/cabinet/orders/difference?now=${order.ID}`}>
        {orderDetailTexts.compare}
      </LinkButton>
      <ExportTable
        size="s"
        fileName={orderTitle(order)}
        columns={productColumns(isYes(order.IS_LOYALTY))}
        rows={products}
      >
        {orderDetailTexts.exportRows}
      </ExportTable>
      <Button size="s" icon="print" onClick={() => window.print()}>
        {orderDetailTexts.print}
      </Button>
    </Root>
  )
}
