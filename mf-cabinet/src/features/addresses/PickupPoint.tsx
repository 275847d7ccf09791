import { formatAddress, phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { placeUrl, routeUrl } from '@prilavok/shared-kernel/ui/lazy-map'
import { OuterLink } from '@prilavok/shared-kernel/ui/link'
import { Actions, Facts, Mark } from './address-styles'
import { PointHours } from './PointHours'
import type { PointPlace } from './point-places'
import { PointButton, RouteLink } from './point-styles'
import { addressTexts } from './texts'

interface PickupPointProps extends PointPlace {
  selected: boolean
  /** None where no map is shown. */
  onSelect: (() => void) | undefined
}

/** One pick-up point: where it is, when it is open, whom to call; its mark chooses it on the map. */
export function PickupPoint({ point, place, selected, onSelect }: PickupPointProps) {
  const { NAME, ADDRESS, PHONES, EMAIL } = point
  const onMap = placeUrl({ ...place, title: ADDRESS.SPECIFICATION })
  return (
    <li data-selected={selected || undefined} data-point={place.id}>
      {onSelect ? (
        <PointButton
          type="button"
          aria-pressed={selected}
          aria-label={addressTexts.showPoint(place.mark, NAME)}
          onClick={onSelect}
        >
          {place.mark}
        </PointButton>
      ) : (
        <Mark data-quiet="" aria-hidden>
          <Icon name="store" size={14} />
        </Mark>
      )}
      <Facts>
        <h2>{NAME}</h2>
        <p>
          <span>{formatAddress(ADDRESS.SPECIFICATION)}</span>
          {!onSelect && (
            <OuterLink href={onMap} newTab aria-label={addressTexts.onMapOf(NAME)}>
              {addressTexts.onMap}
            </OuterLink>
          )}
        </p>
        <PointHours point={point} />
        <p>
          {PHONES.map((phone) => (
            <OuterLink key={phone} className="num" href={phoneHref(phone)}>
              {phoneText(phone)}
            </OuterLink>
          ))}
          {EMAIL && <OuterLink href={`mailto:${EMAIL}`}>{EMAIL}</OuterLink>}
        </p>
      </Facts>
      <Actions>
        <RouteLink
          href={routeUrl({ ...place, title: ADDRESS.SPECIFICATION })}
          newTab
          aria-label={addressTexts.routeTo(NAME)}
        >
          <Icon name="arrow-right" size={16} />
          {addressTexts.route}
        </RouteLink>
      </Actions>
    </li>
  )
}
