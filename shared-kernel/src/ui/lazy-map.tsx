import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { MapPlace, PlaceMapProps } from './map'
import { MapNote } from './map-note'
import { Skeleton } from './skeleton'

export type { MapPlace, PlaceMapProps } from './map'
export { hasCoordinates, placesUrl, placeUrl, routeUrl } from './place-url'

/** A pick-up point as a place of a map; its id is a text, as forms keep it. */
export const placeOf = ({ ID, ADDRESS, WORK_SCHEDULE }: TradePoint): MapPlace & { id: string } => ({
  id: String(ID),
  title: ADDRESS.SPECIFICATION,
  description: WORK_SCHEDULE,
  latitude: ADDRESS.LATITUDE,
  longitude: ADDRESS.LONGITUDE,
})

type LoadedMap = ComponentType<PlaceMapProps & { onReload: () => void }>

/** A map whose code does not load takes nothing of the page with it. */
function NoMap({ unavailable, onReload }: PlaceMapProps & { onReload: () => void }) {
  return unavailable ? unavailable(onReload) : <MapNote onRetry={onReload} />
}

const loadMap = () =>
  lazy<LoadedMap>(() => import('@prilavok/shared-kernel/ui/map').catch(() => ({ default: NoMap })))

/** Places on a map whose code comes when it is shown. */
export function LazyMap(props: PlaceMapProps) {
  const [PlaceMap, setPlaceMap] = useState(loadMap)
  return (
    <Suspense fallback={<Skeleton height={props.height ?? 426} />}>
      <PlaceMap {...props} onReload={() => setPlaceMap(loadMap)} />
    </Suspense>
  )
}
