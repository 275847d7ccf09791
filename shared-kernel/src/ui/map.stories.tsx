import { useState } from 'react'
import PlaceMap, { type MapPlace } from './map'

export default { title: 'Адреса на карте' }

const PLACES: MapPlace[] = [
  {
    id: 1,
    title: 'Москва, ул. Вавилова, 19',
    description: 'пн–пт 9:00–18:00',
    latitude: 55.7,
    longitude: 37.58,
  },
  { id: 2, title: 'Москва, Дмитровское шоссе, 60', latitude: 55.84, longitude: 37.56 },
]

/** With tiles when the edge runs with MAP_TILES. */
export const Choosing = () => {
  const [id, setId] = useState<MapPlace['id']>(1)
  return <PlaceMap label="Пункты выдачи" places={PLACES} selectedId={id} onSelect={setId} />
}
export const OnlyShown = () => <PlaceMap label="Склад" places={PLACES.slice(0, 1)} />
