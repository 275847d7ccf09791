import type { PageHead, PageRequest } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import { offerCountsQuery, offersQuery } from '../api/get-offers'
import { OfferList } from '../features/offers/OfferList'
import { offersTexts } from '../features/offers/texts'
import { offersPath, readOfferParams } from '../model/offer-params'

/** `/client/offers`: special prices and gifts, for every visitor (CAB-009, AMB-61). */
export default function OffersPage() {
  return (
    <Container>
      <Breadcrumbs items={[{ title: offersTexts.crumb }]} />
      <PageTitle>{offersTexts.title}</PageTitle>
      <OfferList />
    </Container>
  )
}

export const prefetch = async (kernel: Kernel, { search }: PageRequest): Promise<void> => {
  const params = readOfferParams(search)
  await Promise.all([
    kernel.query.prefetchQuery(offersQuery(kernel, params)),
    kernel.query.prefetchQuery(offerCountsQuery(kernel, params.active)),
  ])
}

export const head = ({ shop }: Kernel, { search }: PageRequest): PageHead => ({
  title: offersTexts.title,
  description: offersTexts.description(shop.NAME),
  canonical: offersPath(readOfferParams(search)),
})
