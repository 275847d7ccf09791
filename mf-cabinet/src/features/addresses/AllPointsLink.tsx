import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { placesUrl } from '@prilavok/shared-kernel/ui/lazy-map'
import { Below, MapLink } from './address-styles'
import { pointPlaces } from './point-places'
import { addressTexts } from './texts'

/** In a shop without a map of its own: all points on the map outside, where there is more than one to look for. */
export function AllPointsLink({ points }: { points: readonly TradePoint[] }) {
  const href = placesUrl(pointPlaces(points).map(({ place }) => place))
  if (points.length < 2 || !href) return null
  return (
    <Below>
      <MapLink href={href} newTab aria-label={addressTexts.allOnMapOf}>
        <Icon name="pin" size={16} />
        {addressTexts.allOnMap}
      </MapLink>
    </Below>
  )
}
