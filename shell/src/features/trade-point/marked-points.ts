import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { type MapPlace, placeOf } from '@prilavok/shared-kernel/ui/lazy-map'
import { tradePointTexts } from './texts'

/** A point of the list with its place on the map: the mark is the same in both. */
export interface MarkedPoint {
  point: TradePoint
  place: MapPlace & { id: string; mark: string }
}

/** Points with letters of the alphabet, those behind the last one with numbers. */
export const markedPoints = (points: readonly TradePoint[]): MarkedPoint[] =>
  points.map((point, at) => ({
    point,
    place: { ...placeOf(point), title: point.NAME, mark: tradePointTexts.marks[at] ?? String(at + 1) },
  }))
