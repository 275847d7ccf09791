import { LazyMap } from '@prilavok/shared-kernel/ui/lazy-map'
import type { MarkedPoint } from './marked-points'
import { tradePointTexts } from './texts'

interface PointMapProps {
  points: readonly MarkedPoint[]
  selectedId: string | undefined
  onSelect: (id: string) => void
}

/** The points of the list on a map; a map that does not come is only noted. */
export function PointMap({ points, selectedId, onSelect }: PointMapProps) {
  return (
    <LazyMap
      label={tradePointTexts.map}
      places={points.map(({ place }) => place)}
      selectedId={selectedId}
      onSelect={(id) => onSelect(String(id))}
      height="var(--map-height)"
      listHidden
    />
  )
}
