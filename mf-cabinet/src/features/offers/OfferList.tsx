import { CABINET_PAGE_SIZE } from '@prilavok/shared-kernel/contract/page-sizes'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate, useSearchParams } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { Pagination } from '@prilavok/shared-kernel/ui/pagination'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { offersQuery } from '../../api/get-offers'
import { type OfferParams, offersPath, readOfferParams } from '../../model/offer-params'
import { NoOffers } from './NoOffers'
import { OfferCard } from './OfferCard'
import { OfferFilters } from './OfferFilters'
import { Cards } from './offer-card-styles'
import { offersTexts } from './texts'

const Range = styled.span`
  color: var(--text-muted);
  font-size: 13px;
`
/** Pictures that are seen without scrolling. */
const EAGER = 3
const SKELETONS = [1, 2, 3, 4, 5, 6]

/** Offers by type, active or all, twenty a page, all kept in the address. */
export function OfferList() {
  const kernel = useKernel()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const params = useMemo(() => readOfferParams(search), [search])
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...offersQuery(kernel, params),
    placeholderData: keepPreviousData,
  })
  const change = useCallback(
    (part: Partial<OfferParams>) => navigate(offersPath({ ...params, page: 1, ...part }), { replace: true }),
    [navigate, params],
  )
  const first = (params.page - 1) * CABINET_PAGE_SIZE
  return (
    <>
      <OfferFilters params={params} onChange={change} />
      {data && data.ITEMS.length > 0 ? (
        <Cards
          aria-label={offersTexts.list}
          aria-busy={isPlaceholderData || undefined}
          data-stale={isPlaceholderData || undefined}
        >
          {data.ITEMS.map((offer, at) => (
            <OfferCard key={offer.ID} offer={offer} list={offersPath(params)} eager={at < EAGER} />
          ))}
        </Cards>
      ) : data ? (
        <Panel>
          <NoOffers params={params} count={data.NAV.CNT} onChange={change} />
        </Panel>
      ) : error ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      ) : (
        <Cards aria-busy="true">
          {SKELETONS.map((key) => (
            <li key={key}>
              <Skeleton height={320} />
            </li>
          ))}
        </Cards>
      )}
      {data && data.ITEMS.length > 0 && (
        <Pagination
          page={params.page}
          pageCount={Math.ceil(data.NAV.CNT / CABINET_PAGE_SIZE)}
          hrefOf={(page) => offersPath({ ...params, page })}
          after={<Range>{offersTexts.range(first + 1, first + data.ITEMS.length, data.NAV.CNT)}</Range>}
        />
      )}
    </>
  )
}
