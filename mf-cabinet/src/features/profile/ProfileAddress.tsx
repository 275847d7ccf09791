import { addressesQuery } from '@prilavok/shared-kernel/addresses'
import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { formatAddress, formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ADDRESS_FORMS, profileTexts } from './texts'

const ADDRESSES = '/cabinet/addresses'

/** Where orders go: the first address and how many more there are; in a shop without delivery where they are fetched. */
export function ProfileAddress() {
  const { SELFDELIVERY_ONLY, TRADEPOINT } = useShop()
  if (!isYes(SELFDELIVERY_ONLY)) return <DeliveryAddress />
  const place = TRADEPOINT?.ADDRESS.SPECIFICATION
  return (
    <span>
      {profileTexts.pickupOnly}
      {place && `: ${formatAddress(place)}`}
    </span>
  )
}

/** Addresses of the company for its post are no places of delivery (AMB-58). */
const isDeliveredTo = ({ VARIANT }: AddressPoint) => VARIANT !== 'post'

function DeliveryAddress() {
  const kernel = useKernel()
  const { data, error, isFetching, refetch } = useQuery({
    ...addressesQuery(kernel),
    select: (addresses) => addresses.filter(isDeliveredTo),
  })
  const hasRoute = useHasRoute()
  if (error && !data)
    return (
      <RetryNote
        error={error}
        text={profileTexts.addressesFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={20} />
  const [first] = data
  const more = data.length - 1
  if (!first)
    return (
      <div>
        <p>{profileTexts.noAddresses}</p>
        <Button size="s" icon="plus" onClick={() => kernel.modals.open('addAddress', { variant: 'base' })}>
          {profileTexts.addAddress}
        </Button>
      </div>
    )
  return (
    <div>
      <p>{formatAddress(first.ADDRESS)}</p>
      {more > 0 && hasRoute(ADDRESSES) && (
        <TextLink to={ADDRESSES}>
          {profileTexts.moreAddresses} {formatNumber(more)}
          {NBSP}
          {pluralize(more, ADDRESS_FORMS)}
        </TextLink>
      )}
    </div>
  )
}
