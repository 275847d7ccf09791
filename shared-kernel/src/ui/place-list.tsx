import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from './button'
import { Icon } from './icon'
import { OuterLink } from './link'
import type { PlaceMapProps } from './map'
import { placeUrl } from './place-url'

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

/** Places as a list: each can be chosen, and opened on a map outside. */
export function PlaceList({
  label,
  places,
  selectedId,
  onSelect,
}: Pick<PlaceMapProps, 'label' | 'places' | 'selectedId' | 'onSelect'>) {
  return (
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
            <OuterLink href={placeUrl(place)} newTab aria-label={`На карте: ${place.title}, Яндекс Карты`}>
              <Icon name="pin" size={16} /> На карте
            </OuterLink>
          </li>
        )
      })}
    </List>
  )
}
