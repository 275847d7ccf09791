import type { MapPlace } from './map'

export type PlaceAt = Pick<MapPlace, 'title' | 'latitude' | 'longitude'>

export const hasCoordinates = ({ latitude, longitude }: PlaceAt): boolean =>
  Number.isFinite(latitude) && Number.isFinite(longitude)

const MAPS = 'https://yandex.ru/maps/'

/** The place on a map outside the shop, by its address where its coordinates are not known. */
export const placeUrl = (place: PlaceAt): string => {
  const at = { pt: `${place.longitude},${place.latitude}`, z: '16' }
  return `${MAPS}?${new URLSearchParams(hasCoordinates(place) ? at : { text: place.title })}`
}

/** All places together on a map outside the shop; undefined where none has coordinates. */
export const placesUrl = (places: readonly PlaceAt[]): string | undefined => {
  const points = places.filter(hasCoordinates).map(({ longitude, latitude }) => `${longitude},${latitude}`)
  return points.length > 0 ? `${MAPS}?${new URLSearchParams({ pt: points.join('~') })}` : undefined
}

/** The way to the place from where the buyer is, on a map outside the shop. */
export const routeUrl = (place: PlaceAt): string => {
  const to = hasCoordinates(place) ? `${place.latitude},${place.longitude}` : place.title
  return `${MAPS}?${new URLSearchParams({ rtext: `~${to}`, rtt: 'auto' })}`
}
