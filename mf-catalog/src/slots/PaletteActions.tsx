import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { PriceListAction } from '../features/sections/PriceListAction'

/** What the palette can do with the catalogue. */
export default function PaletteActions(props: SlotProps['palette.actions']) {
  return <PriceListAction {...props} />
}
