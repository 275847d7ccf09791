import { partRenderer } from '@prilavok/shared-kernel/testing'
import release from '../../release'

export const { renderPage, renderSlot, renderPalette, renderModal } = partRenderer(release)
