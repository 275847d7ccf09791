import { addressesQuery, tradePointsQuery } from '@prilavok/shared-kernel/addresses'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate, useSearchParams } from '@prilavok/shared-kernel/router'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { Tabs } from '@prilavok/shared-kernel/ui/tabs'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AddressList } from './AddressList'
import { PickupPoints } from './PickupPoints'
import { addressTexts } from './texts'
import { useDeleteAddress } from './use-delete-address'

const PICKUP = 'pickup'

/** What has come, a place for what comes, or why it does not come. */
function Loaded<Item>({
  query,
  children,
}: {
  query: UseQueryResult<Item[]>
  children: (items: Item[]) => ReactNode
}) {
  if (query.data) return children(query.data)
  if (query.error)
    return (
      <Panel data-bleed>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </Panel>
    )
  return (
    <Panel data-bleed aria-busy="true">
      <SkeletonList rows={3} height={82} gap={1} />
    </Panel>
  )
}

/** The customer's addresses and the shop's pick-up points; which of both stands in the address of the page. */
export function Addresses() {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const addresses = useQuery(addressesQuery(kernel))
  const points = useQuery(tradePointsQuery(kernel))
  const deletion = useDeleteAddress()
  const count = addresses.data?.filter(({ ID }) => !deletion.stageOf(ID)).length
  return (
    <Tabs
      label={addressTexts.kinds}
      value={search.get('tab') === PICKUP ? PICKUP : 'delivery'}
      onChange={(id) => navigate(id === PICKUP ? `?tab=${PICKUP}` : '?', { replace: true })}
      items={[
        {
          id: 'delivery',
          title: addressTexts.delivery,
          ...(count !== undefined && { count }),
          panel: (
            <Loaded query={addresses}>{(list) => <AddressList points={list} deletion={deletion} />}</Loaded>
          ),
        },
        {
          id: PICKUP,
          title: addressTexts.pickup,
          ...(points.data && { count: points.data.length }),
          panel: <Loaded query={points}>{(list) => <PickupPoints points={list} />}</Loaded>,
        },
      ]}
    />
  )
}
