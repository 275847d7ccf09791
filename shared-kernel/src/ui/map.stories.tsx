import { useState } from 'react'
import { LazyMap, type MapPlace } from './lazy-map'
import PlaceMap from './map'
import { MapNote } from './map-note'
import { PlaceList } from './place-list'

export default { title: 'Адреса на карте' }

const PLACES: MapPlace[] = [
  {
    id: 1,
    title: 'Москва, ул. Вавилова, 19',
    description: 'пн–пт 9:00–18:00',
    mark: 'А',
    latitude: 55.7,
    longitude: 37.58,
  },
  { id: 2, title: 'Москва, Дмитровское шоссе, 60', mark: 'Б', latitude: 55.84, longitude: 37.56 },
]

/** With tiles when the edge runs with MAP_TILES. */
export const Choosing = () => {
  const [id, setId] = useState<MapPlace['id']>(1)
  return <PlaceMap label="Пункты выдачи" places={PLACES} selectedId={id} onSelect={setId} />
}
export const OnlyShown = () => <PlaceMap label="Склад" places={PLACES.slice(0, 1)} />
export const List = () => <PlaceList label="Пункты" places={PLACES} />
export const Loading = () => <LazyMap label="Пункты по запросу" places={PLACES} height={300} />
export const Broken = () => <MapNote onRetry={() => undefined} />
