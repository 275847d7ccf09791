import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { loyaltyInfoQuery } from '../../api/get-loyalty-info'
import { BalanceCard } from './BalanceCard'
import { BlockTitle } from './BlockTitle'
import { HowToSpend } from './HowToSpend'
import { StatusPanel } from './StatusPanel'
import { loyaltyTexts } from './texts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  gap: 16px;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The programme and the participant's place in it, and what his points are good for. */
export function Programme() {
  const { data, error, isFetching, refetch } = useQuery(loyaltyInfoQuery(useKernel()))
  if (data)
    return (
      <>
        <Columns>
          <BalanceCard {...data} />
          <StatusPanel {...data} />
        </Columns>
        <BlockTitle>{loyaltyTexts.howToSpend}</BlockTitle>
        <HowToSpend {...data} />
      </>
    )
  if (error)
    return (
      <Panel>
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Panel>
    )
  return (
    <Columns aria-busy="true">
      <Skeleton height={232} />
      <Skeleton height={232} />
    </Columns>
  )
}
