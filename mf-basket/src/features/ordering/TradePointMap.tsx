import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import type { PlaceMapProps } from '@prilavok/shared-kernel/ui/map'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

/** A map that does not load takes nothing of the form with it. */
const PlaceMap = lazy<ComponentType<PlaceMapProps>>(() =>
  import('@prilavok/shared-kernel/ui/map').catch(() => ({
    default: () => <Note tone="warning">{orderingTexts.noMap}</Note>,
  })),
)

interface TradePointMapProps {
  form: OrderForm
  tradePoints: readonly TradePoint[]
}

/** The places to pick the order up on a map, when somebody asks for it; choosing there is choosing in the list above. */
export function TradePointMap({ form, tradePoints }: TradePointMapProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const places = tradePoints.map(({ ID, ADDRESS, WORK_SCHEDULE }) => ({
    id: String(ID),
    title: ADDRESS.SPECIFICATION,
    description: WORK_SCHEDULE,
    latitude: ADDRESS.LATITUDE,
    longitude: ADDRESS.LONGITUDE,
  }))
  const select = (chosen: PlaceMapProps['places'][number]['id']) =>
    form.choose('tradePointId', String(chosen), places.find((place) => place.id === chosen)?.title)
  return (
    <div>
      <Button
        size="s"
        kind="quiet"
        icon="pin"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? orderingTexts.hideTradePoints : orderingTexts.showTradePoints}
      </Button>
      {open && (
        <div id={id}>
          <Suspense fallback={<Skeleton height={320} />}>
            <PlaceMap
              label={orderingTexts.tradePointsOnMap}
              places={places}
              selectedId={form.values.tradePointId}
              onSelect={select}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
