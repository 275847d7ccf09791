import type { Product } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { notBuyableReason } from './not-buyable-reason'

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`

/** Why «В корзину» cannot be pressed, for all to read; nothing where it can. */
export function NotBuyableNote({ product, className }: { product: Product; className?: string }) {
  const reason = notBuyableReason(product)
  if (!reason) return null
  return (
    <Root className={className}>
      <Icon name="info" size={16} />
      {reason}
    </Root>
  )
}
