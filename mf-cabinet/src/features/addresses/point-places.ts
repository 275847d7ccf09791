import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { type MapPlace, placeOf } from '@prilavok/shared-kernel/ui/lazy-map'
import { addressTexts } from './texts'

/** A pick-up point of the list with its place on the map: the mark is the same in both. */
export interface PointPlace {
  point: TradePoint
  place: MapPlace & { id: string; mark: string }
}

/** Pick-up points with letters of the alphabet, those behind the last one with numbers. */
export const pointPlaces = (points: readonly TradePoint[]): PointPlace[] =>
  points.map((point, index) => ({
    point,
    place: { ...placeOf(point), title: point.NAME, mark: addressTexts.marks[index] ?? String(index + 1) },
  }))

/** `55,7512; 37,6184`, as a map takes them; undefined for a point without coordinates. */
export const coordinatesText = ({ latitude, longitude }: Pick<MapPlace, 'latitude' | 'longitude'>) =>
  Number.isFinite(latitude) && Number.isFinite(longitude) ? `${latitude}, ${longitude}` : undefined
