import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { ErrorState } from '@prilavok/shared-kernel/ui/error-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { missingHead, NotFound } from '@prilavok/shared-kernel/ui/not-found'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { Skeleton, SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { offerQuery } from '../api/get-offer'
import { OfferView } from '../features/offers/OfferView'
import { offersTexts } from '../features/offers/texts'
import { offerPath, offersPath, readOfferParams } from '../model/offer-params'
import { readPage } from '../model/read-page'

type Page = PageRequest<{ offerId: string }>

const queryOf = (kernel: Kernel, { params, search }: Page) =>
  offerQuery(kernel, params.offerId, readPage(search))

const LIST = offersPath(readOfferParams(new URLSearchParams()))

/** `/client/offers/{id}`: one offer, for every visitor (CAB-010, AMB-61). */
export default function OfferPage({ page }: { page: Page }) {
  const query = useQuery({
    ...queryOf(useKernel(), page),
    // Another page of the same offer; never another offer under this address.
    placeholderData: (before) => (before?.OFFER?.ID === Number(page.params.offerId) ? before : undefined),
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const offer = data?.OFFER
  if (data && !offer)
    return (
      <NotFound
        title={offersTexts.unknown}
        actions={
          <LinkButton to={LIST} kind="primary" size="l">
            {offersTexts.openOffers}
          </LinkButton>
        }
      >
        {offersTexts.unknownWhy}
      </NotFound>
    )
  return (
    <Container>
      <Breadcrumbs
        items={[{ title: offersTexts.crumb, to: LIST }, ...(offer ? [{ title: offer.TITLE }] : [])]}
      />
      {data && offer ? (
        <OfferView offer={offer} items={data.ITEMS} page={readPage(page.search)} stale={isPlaceholderData} />
      ) : error ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      ) : (
        <div aria-busy="true">
          <Skeleton width={420} height={34} />
          <SkeletonList rows={6} height={80} gap={1} />
        </div>
      )}
    </Container>
  )
}

export const prefetch = (kernel: Kernel, page: Page): Promise<void> =>
  kernel.query.prefetchQuery(queryOf(kernel, page))

export const head = (kernel: Kernel, page: Page): PageHead => {
  const answer = kernel.query.getQueryData(queryOf(kernel, page).queryKey)
  if (!answer) return { title: offersTexts.title }
  const { OFFER } = answer
  if (!OFFER) return missingHead(offersTexts.unknown)
  return {
    title: OFFER.TITLE,
    canonical: offerPath(page.params.offerId, readPage(page.search)),
    ...(OFFER.PREVIEW_TEXT ? { description: OFFER.PREVIEW_TEXT } : {}),
  }
}
