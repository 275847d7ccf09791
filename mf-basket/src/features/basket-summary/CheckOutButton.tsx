import type { BasketType } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { basketPath } from '../../model/basket-type'
import { countId } from './BasketSummary'

interface CheckOutButtonProps {
  basket: BasketType
  /** Below the minimum order, or nothing that can be ordered. */
  blocked: boolean
  /** Id of the text that says why. */
  messageId: string
  large?: boolean
  children: string
}

/** The way to the order form; below the minimum a disabled button that is described by the missing sum (AMB-07). */
export function CheckOutButton({ basket, blocked, messageId, large, children }: CheckOutButtonProps) {
  const size = large ? 'l' : 'm'
  if (blocked)
    return (
      <Button
        kind="primary"
        size={size}
        block={large}
        disabled
        aria-describedby={`${messageId} ${countId(messageId)}`}
      >
        {children}
      </Button>
    )
  return (
    <LinkButton to={basketPath(basket, '/basket/ordering')} kind="primary" size={size} block={large}>
      {children}
    </LinkButton>
  )
}
