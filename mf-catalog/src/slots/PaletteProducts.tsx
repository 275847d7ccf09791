import type { SlotProps } from '@prilavok/shared-kernel/contract'
import { FoundProducts } from '../features/products/palette/FoundProducts'
import { ViewedProducts } from '../features/products/palette/ViewedProducts'

/** Products of the palette: those that its text finds, before anything is typed those viewed last. */
export default function PaletteProducts({ text }: SlotProps['palette.products']) {
  return text ? <FoundProducts text={text} /> : <ViewedProducts />
}
