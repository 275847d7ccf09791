import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LazyMap, placeOf } from '@prilavok/shared-kernel/ui/lazy-map'
import { Note } from '@prilavok/shared-kernel/ui/note'
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
      unavailable={(retry) => (
        <Note
          tone="warning"
          action={
            <Button size="s" icon="refresh" onClick={retry}>
              {contactTexts.retry}
            </Button>
          }
        >
          {contactTexts.noMap}
        </Note>
      )}
    />
  )
}
