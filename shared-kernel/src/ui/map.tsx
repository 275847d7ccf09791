import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useRef } from 'react'
import { MapNote } from './map-note'
import { mapStyles } from './map-styles'
import { PlaceList } from './place-list'
import { useLeaflet } from './use-leaflet'

export interface MapPlace {
  id: number | string
  title: string
  /** Second line: working hours. */
  description?: string
  /** On its marker, and beside it in a list of the page's own: a letter or a number. */
  mark?: string
  /** Degrees, WGS 84. A place without them stands in the list alone. */
  latitude: number
  longitude: number
}

export interface PlaceMapProps {
  /** Name of the map for screen readers. */
  label: string
  places: readonly MapPlace[]
  selectedId?: MapPlace['id']
  /** Places can be chosen, on the map and in the list. */
  onSelect?: (id: MapPlace['id']) => void
  /** Pixels, or any CSS length. @default 426 (000 §9) */
  height?: number | string
  /** The page has a list of its own: the map stands alone. */
  listHidden?: boolean
  /** In place of a map whose library or tiles do not come. @default a note with «Повторить» */
  unavailable?: (retry: () => void) => ReactNode
}

const DEFAULT_HEIGHT = 426

const Root = styled.div`
  display: grid;
  gap: 12px;
`
const Canvas = styled.section(mapStyles)

/**
 * Places on a map and as a list with the same choices. Without tiles (none configured, or they do not load) the list says it
 * all; each address leads to a map outside. Load it when it is needed: `LazyMap` does.
 */
export default function PlaceMap({ height = DEFAULT_HEIGHT, unavailable, ...map }: PlaceMapProps) {
  const { label, places, selectedId, onSelect, listHidden } = map
  const { mapTiles } = useKernel()
  const canvas = useRef<HTMLElement>(null)
  const { failed, retry } = useLeaflet(canvas, { tiles: mapTiles, places, selectedId, onSelect })
  return (
    <Root>
      {mapTiles && <Canvas ref={canvas} aria-label={label} hidden={failed} style={{ height }} />}
      {failed && (unavailable ? unavailable(retry) : <MapNote onRetry={retry} />)}
      {!listHidden && <PlaceList {...{ label, places, selectedId, onSelect }} />}
    </Root>
  )
}

export { PlaceMap }
