import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Palette } from '../features/palette/Palette'

/** Opened by Ctrl+K: products, sections, orders, pages and actions by the keyboard. */
export default function PaletteModal(props: ModalProps['palette'] & ModalFrame) {
  return <Palette {...props} />
}
