import type { SlotName } from '@prilavok/shared-kernel/contract'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'

/** Height of a widget in px, so that nothing shifts when it comes; slots that are not here keep their place by CSS. */
const HEIGHTS: Partial<Record<SlotName, number>> = {
  'header.search': 44,
  'header.basket': 52,
  'header.account': 52,
  'header.catalogMenu': 240,
}

/** Keeps the place of a widget whose code is on its way. */
export function SlotPlaceholder({ name }: { name: SlotName }) {
  const height = HEIGHTS[name]
  return height ? <Skeleton height={height} /> : null
}
