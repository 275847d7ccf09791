import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LazyMap } from '@prilavok/shared-kernel/ui/lazy-map'
import { useRef, useState } from 'react'
import { AllPointsLink } from './AllPointsLink'
import { List } from './address-styles'
import { NoMap } from './NoMap'
import { PickupPoint } from './PickupPoint'
import { pointPlaces } from './point-places'
import { Columns } from './point-styles'
import { addressTexts } from './texts'

/** Where orders can be picked up: a list that says it all, and a map with the same marks where the shop has tiles. */
export function PickupPoints({ points }: { points: readonly TradePoint[] }) {
  const { mapTiles } = useKernel()
  const list = useRef<HTMLUListElement>(null)
  const marked = pointPlaces(points)
  const [chosen, setChosen] = useState<string>()
  const selected = marked.find(({ place }) => place.id === chosen) ?? marked[0]
  const selectOnMap = (id: string) => {
    setChosen(id)
    const row = list.current?.querySelector(`[data-point='${CSS.escape(id)}']`)
    row?.scrollIntoView({ block: 'nearest' })
  }
  if (points.length === 0)
    return (
      <List data-bleed>
        <EmptyState icon="store" title={addressTexts.noPoints}>
          {addressTexts.noPointsWhy}
        </EmptyState>
      </List>
    )
  return (
    <Columns data-alone={mapTiles ? undefined : ''}>
      <div>
        <List data-bleed>
          <ul ref={list} aria-label={addressTexts.pickup}>
            {marked.map((one) => (
              <PickupPoint
                key={one.place.id}
                {...one}
                selected={mapTiles !== undefined && one === selected}
                onSelect={mapTiles && (() => setChosen(one.place.id))}
              />
            ))}
          </ul>
        </List>
        {!mapTiles && <AllPointsLink points={points} />}
      </div>
      {mapTiles && (
        <div data-map>
          <LazyMap
            label={addressTexts.mapOfPoints}
            places={marked.map(({ place }) => place)}
            selectedId={selected?.place.id}
            onSelect={(id) => selectOnMap(String(id))}
            height="var(--map-height)"
            listHidden
            unavailable={(retry) => <NoMap place={selected?.place} onRetry={retry} />}
          />
        </div>
      )}
    </Columns>
  )
}
