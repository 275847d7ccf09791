import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useRef, useState } from 'react'
import { markedPoints } from './marked-points'
import { PointMap } from './PointMap'
import { TradePointRow } from './TradePointRow'
import { tradePointTexts } from './texts'

/** The list on the left, the map on the right; below 1200 the map stands above. */
const Root = styled.div`
  --map-height: 426px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
      margin-top: -1px;
    }
    li {
      border-top: 1px solid var(--border-subtle);
      border-bottom: 0;
    }
  }
  ${media.compact} {
    --map-height: 300px;
    grid-template-columns: minmax(0, 1fr);
    > [data-map] {
      order: -1;
    }
  }
  @media (max-width: 767px) {
    --map-height: 220px;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    > [data-map] {
      display: none;
    }
  }
`
const List = styled(Panel)`
  overflow: hidden;
`

/** Points of the shop: a list that says it all, and a map with the same marks where the shop has tiles. */
export function TradePoints({ points }: { points: readonly TradePoint[] }) {
  const { mapTiles } = useKernel()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<string>()
  const marked = markedPoints(points)
  const selected = marked.find(({ place }) => place.id === chosen) ?? marked[0]
  const selectOnMap = (id: string) => {
    setChosen(id)
    list.current?.querySelector(`[data-point='${CSS.escape(id)}']`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Root data-alone={mapTiles ? undefined : true}>
      <List>
        <ul ref={list} aria-label={tradePointTexts.list}>
          {marked.map((one) => (
            <TradePointRow
              key={one.place.id}
              {...one}
              selected={mapTiles !== undefined && one === selected}
              onSelect={mapTiles && (() => setChosen(one.place.id))}
            />
          ))}
        </ul>
      </List>
      {mapTiles && (
        <div data-map>
          <PointMap points={marked} selectedId={selected?.place.id} onSelect={selectOnMap} />
        </div>
      )}
    </Root>
  )
}
