import { Button } from '@prilavok/shared-kernel/ui/button'
import { LazyMap } from '@prilavok/shared-kernel/ui/lazy-map'
import { Note } from '@prilavok/shared-kernel/ui/note'
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
      unavailable={(retry) => (
        <Note
          tone="warning"
          action={
            <Button size="s" icon="refresh" onClick={retry}>
              {tradePointTexts.retry}
            </Button>
          }
        >
          {tradePointTexts.noMap}
        </Note>
      )}
    />
  )
}
