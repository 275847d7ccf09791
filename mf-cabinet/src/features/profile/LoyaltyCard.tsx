import { formatDate, formatMoney } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { loyaltyInfoQuery } from '../../api/get-loyalty-info'
import { ProfileCard } from './ProfileCard'
import { profileTexts } from './texts'

const LOYALTY = '/cabinet/loyalty/'

/** Points of a participant of the loyalty programme: what he has, what comes, what goes, and his level. */
export function LoyaltyCard() {
  const { personal } = useSession()
  const participates = isYes(personal?.LOYALTY)
  const { data, error, isFetching, refetch } = useQuery({
    ...loyaltyInfoQuery(useKernel()),
    enabled: participates,
  })
  const hasRoute = useHasRoute()
  const { PRICE_TYPE: priceType, TIME_ZONE } = useShop()
  if (!participates) return null
  const points = (count: number) => formatMoney(count, { priceType, currency: 'BONUS' })
  const level = data?.LOYALTY.STATUSES.find(({ CURRENT }) => isYes(CURRENT))
  return (
    <ProfileCard
      title={profileTexts.loyalty}
      link={hasRoute(LOYALTY) ? { to: LOYALTY, title: profileTexts.pointHistory } : undefined}
    >
      {data ? (
        <KeyValue
          sums
          items={[
            { label: profileTexts.balance, value: points(data.ITEM.BALANCE) },
            ...(data.ITEM.EXPECTED > 0
              ? [{ label: profileTexts.expected, value: points(data.ITEM.EXPECTED) }]
              : []),
            ...(data.ITEM.BURN
              ? [
                  {
                    label: profileTexts.burn(formatDate(data.ITEM.BURN.DATE, TIME_ZONE)),
                    value: points(data.ITEM.BURN.POINTS),
                  },
                ]
              : []),
            ...(level ? [{ label: profileTexts.level, value: level.NAME }] : []),
          ]}
        />
      ) : error ? (
        <RetryNote
          error={error}
          text={profileTexts.loyaltyFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList rows={2} height={20} />
      )}
    </ProfileCard>
  )
}
