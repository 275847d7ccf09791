import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { useRef } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import { OuterLink } from './link'
import { mapStyles } from './map-styles'
import { Note } from './note'
import { useLeaflet } from './use-leaflet'

export interface MapPlace {
  id: number | string
  title: string
  /** Second line: working hours. */
  description?: string
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
}

const Root = styled.div`
  display: grid;
  gap: 12px;
`
const Canvas = styled.section(mapStyles)
const List = styled.ul`
  display: grid;
  gap: 8px;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  > li > div {
    flex: 1 1 240px;
    min-width: 0;
  }
  > li > a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  > li[data-selected] > div {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
    color: var(--text-muted);
  }
`

const outsideUrl = ({ latitude, longitude, title }: MapPlace) => {
  const at = { pt: `${longitude},${latitude}`, z: '16' }
  const isKnown = Number.isFinite(latitude) && Number.isFinite(longitude)
  return `https://yandex.ru/maps/?${new URLSearchParams(isKnown ? at : { text: title })}`
}

/**
 * Places on a map and as a list with the same choices. Without tiles (none configured, or they do not load) the list says it
 * all; each address leads to a map outside. Load it when it is needed: `lazy(() => import('…/ui/map'))`.
 */
export default function PlaceMap({ label, places, selectedId, onSelect }: PlaceMapProps) {
  const { mapTiles } = useKernel()
  const canvas = useRef<HTMLElement>(null)
  const { failed, retry } = useLeaflet(canvas, { tiles: mapTiles, places, selectedId, onSelect })
  return (
    <Root>
      {mapTiles && <Canvas ref={canvas} aria-label={label} hidden={failed} />}
      {failed && (
        <Note
          tone="warning"
          action={
            <Button size="s" icon="refresh" onClick={retry}>
              Повторить
            </Button>
          }
        >
          Карта не загрузилась. Адреса — в списке ниже.
        </Note>
      )}
      <List aria-label={label}>
        {places.map((place) => {
          const selected = place.id === selectedId
          return (
            <li key={place.id} data-selected={selected || undefined}>
              <div>
                {place.title}
                {place.description && <small>{place.description}</small>}
              </div>
              {onSelect && (
                <Button
                  size="s"
                  aria-pressed={selected}
                  icon={selected ? 'check' : undefined}
                  onClick={() => onSelect(place.id)}
                >
                  {selected ? 'Выбрано' : 'Выбрать'}
                </Button>
              )}
              <OuterLink
                href={outsideUrl(place)}
                newTab
                aria-label={`На карте: ${place.title}, Яндекс Карты`}
              >
                <Icon name="pin" size={16} /> На карте
              </OuterLink>
            </li>
          )
        })}
      </List>
    </Root>
  )
}

export { PlaceMap }
