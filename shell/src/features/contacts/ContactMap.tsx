import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { LazyMap, placeOf } from '@prilavok/shared-kernel/ui/lazy-map'
import { contactTexts } from './texts'

/** Where the supplier is; the address beside it says the same, so a map that does not come is only noted. */
export function ContactMap({ point }: { point: TradePoint }) {
  const place = placeOf(point)
  return (
    <LazyMap
      label={contactTexts.map}
      places={[place]}
      selectedId={place.id}
      height="var(--map-height)"
      listHidden
    />
  )
}
