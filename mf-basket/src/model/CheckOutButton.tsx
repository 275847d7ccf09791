import type { BasketType } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { texts } from '../texts'
import { basketPath } from './basket-type'

interface CheckOutButtonProps {
  basket: BasketType
  /** Below the minimum order, or nothing that can be ordered. */
  blocked: boolean
  /** Ids of the texts that say why. */
  reasonIds: string
  large?: boolean
  block?: boolean
  onNavigate?: () => void
  children?: string
}

/** The way to the order form, wherever it is offered; below the minimum a disabled button, described by the missing sum (AMB-07). */
export function CheckOutButton({
  basket,
  blocked,
  reasonIds,
  large = false,
  block = large,
  onNavigate,
  children = texts.checkOut,
}: CheckOutButtonProps) {
  const size = large ? 'l' : 'm'
  if (blocked)
    return (
      <Button kind="primary" size={size} block={block} disabled aria-describedby={reasonIds}>
        {children}
      </Button>
    )
  return (
    <LinkButton
      to={basketPath(basket, '/basket/ordering')}
      kind="primary"
      size={size}
      block={block}
      onClick={onNavigate}
    >
      {children}
    </LinkButton>
  )
}
