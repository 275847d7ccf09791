import type { BasketQuantity } from '@prilavok/shared-kernel/basket'
import type { IconName } from '@prilavok/shared-kernel/ui/icon'
import { texts } from '../texts'

/** What stands beside a product of the basket: that it is there, or that its change waits for a connection. */
export const basketMark = ({ unsent }: Pick<BasketQuantity, 'unsent'>): { icon: IconName; text: string } =>
  unsent ? { icon: 'offline', text: texts.item.unsent } : { icon: 'check', text: texts.item.inBasket }
