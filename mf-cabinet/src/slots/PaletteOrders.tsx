import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { useSession } from '@prilavok/shared-kernel/queries'
import { FoundOrders } from '../features/palette/FoundOrders'

/** Orders of the palette, for customers. */
export default function PaletteOrders({ text }: SlotProps['palette.orders']) {
  return useSession().state === 'customer' ? <FoundOrders text={text} /> : null
}
