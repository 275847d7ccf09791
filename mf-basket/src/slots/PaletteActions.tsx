import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { BasketActions } from '../features/palette/BasketActions'

/** Actions of the palette with the main basket. */
export default function PaletteActions(props: SlotProps['palette.actions']) {
  return <BasketActions {...props} />
}
