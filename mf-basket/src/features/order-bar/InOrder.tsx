import { formatNumber, PRODUCT_FORMS, pluralize } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { orderBarTexts } from './texts'

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  b {
    font-weight: 600;
  }
`

/** «В заказе 8 товаров». */
export function InOrder({ count }: { count: number }) {
  return (
    <Root>
      <Icon name="cart" size={20} />
      <span>
        {orderBarTexts.inOrder} <b>{formatNumber(count)}</b> {pluralize(count, PRODUCT_FORMS)}
      </span>
    </Root>
  )
}
