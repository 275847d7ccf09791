import { tradePointsQuery } from '@prilavok/shared-kernel/addresses'
import type { PageHead, PageRequest, StructuredData } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { contentPageQuery } from '../api/get-content-page'
import { infoQuery } from '../api/get-info'
import { ContentFrame } from '../features/content-blocks/ContentFrame'
import { contentCrumbs, contentHead } from '../features/content-blocks/content-head'
import { InfoSection } from '../features/content-blocks/InfoSection'
import { PageText } from '../features/content-blocks/PageText'
import { useAnchorScroll } from '../features/content-blocks/use-anchor-scroll'
import { NoTradePoints } from '../features/trade-point/NoTradePoints'
import { TradePoints } from '../features/trade-point/TradePoints'
import { tradePointTexts } from '../features/trade-point/texts'
import { useLinkTitle } from '../model/content-links/use-content-links'

const queryOf = (kernel: Kernel) => contentPageQuery(kernel, 'front_up/tradepoint')

/** Beside each other where there is room. */
const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  gap: 16px;
  &:empty {
    display: none;
  }
`

/** Texts of the shop about picking up, and the part of its page about delivery that tells the zones. */
const PICK_UP = 'pickup_info'
const DELIVERY = 'delivery'
const ZONES = 'zones'

export const prefetch = async (kernel: Kernel): Promise<void> => {
  const { query } = kernel
  await Promise.all([
    query.prefetchQuery(queryOf(kernel)),
    query.prefetchQuery(tradePointsQuery(kernel)),
    query.prefetchQuery(infoQuery(kernel, PICK_UP)),
  ])
  const points = query.getQueryData(tradePointsQuery(kernel).queryKey)
  if (points?.length === 0 && delivers(kernel)) await query.prefetchQuery(infoQuery(kernel, DELIVERY, ZONES))
}

const delivers = ({ shop }: Kernel) => !isYes(shop.SELFDELIVERY_ONLY)

/** The points are there whatever the shop has written. */
export function head(kernel: Kernel, { path }: PageRequest): PageHead {
  const answer = kernel.query.getQueryData(queryOf(kernel).queryKey)
  const description = tradePointTexts.description(kernel.shop.NAME)
  return {
    title: tradePointTexts.title,
    canonical: path,
    ...(answer && contentHead(answer, path)),
    description,
  }
}

export const structuredData = (kernel: Kernel, page: PageRequest): StructuredData[] => [
  contentCrumbs(head(kernel, page).title, page.path),
]

/** /content/front_up/tradepoint: where orders are handed out, when, and how to pick one up (SHELL-022, SHELL-026). */
export default function TradePointPage({ page }: { page: PageRequest }) {
  const kernel = useKernel()
  const text = useQuery(queryOf(kernel))
  const { data: points, error, isFetching, refetch } = useQuery(tradePointsQuery(kernel))
  const hasDelivery = useLinkTitle(DELIVERY) !== undefined
  useAnchorScroll(Boolean(text.data))
  const isNone = points?.length === 0
  return (
    <ContentFrame title={text.data?.TITLE || tradePointTexts.title} path={page.path}>
      {points ? (
        isNone ? (
          <NoTradePoints hasDelivery={hasDelivery} />
        ) : (
          <TradePoints points={points} />
        )
      ) : (
        <Panel data-pad>
          {error ? (
            <ErrorState
              title={tradePointTexts.failed}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <div role="status" aria-busy aria-label={tradePointTexts.loading}>
              <SkeletonList rows={3} height={96} />
            </div>
          )}
        </Panel>
      )}
      <Texts>
        <PageText query={text} />
        <InfoSection title={tradePointTexts.pickUp} name={PICK_UP} />
        {isNone && delivers(kernel) && (
          <InfoSection title={tradePointTexts.zones} name={DELIVERY} element={ZONES} />
        )}
      </Texts>
    </ContentFrame>
  )
}
