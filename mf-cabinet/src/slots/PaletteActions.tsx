import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { useSession } from '@prilavok/shared-kernel/queries'
import { RepeatLastOrder } from '../features/palette/RepeatLastOrder'

/** Actions of the palette with orders, for customers. */
export default function PaletteActions({ text }: SlotProps['palette.actions']) {
  return useSession().state === 'customer' ? <RepeatLastOrder text={text} /> : null
}
