import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import type { PlaceMapProps } from '@prilavok/shared-kernel/ui/map'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { texts } from '../../texts'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

type LoadedMap = ComponentType<PlaceMapProps & { onRetry: () => void }>

function NoMap({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button size="s" icon="refresh" onClick={onRetry}>
      {texts.retry}
    </Button>
  )
  return (
    <Note tone="warning" action={retry}>
      {orderingTexts.noMap}
    </Note>
  )
}

/** A map that does not load takes nothing of the form with it. */
const loadMap = () =>
  lazy<LoadedMap>(() =>
    import('@prilavok/shared-kernel/ui/map').catch(() => ({
      default: ({ onRetry }) => <NoMap onRetry={onRetry} />,
    })),
  )

interface TradePointMapProps {
  form: OrderForm
  tradePoints: readonly TradePoint[]
}

/** The places to pick the order up on a map, when somebody asks for it; choosing there is choosing in the list above. */
export function TradePointMap({ form, tradePoints }: TradePointMapProps) {
  const [open, setOpen] = useState(false)
  const [PlaceMap, setPlaceMap] = useState(loadMap)
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
              onRetry={() => setPlaceMap(loadMap)}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
