import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { offerCountsQuery } from '../../api/get-offers'
import type { OfferParams } from '../../model/offer-params'
import { offersTexts } from './texts'

interface NoOffersProps {
  params: OfferParams
  /** Of all pages. */
  count: number
  onChange: (part: Partial<OfferParams>) => void
}

/** Why there are no offers: none on this page, none that is active, or none at all; and what to look at instead. */
export function NoOffers({ params, count, onChange }: NoOffersProps) {
  const { data } = useQuery({
    ...offerCountsQuery(useKernel(), false),
    enabled: params.active && count === 0,
  })
  if (count > 0)
    return (
      <EmptyState
        icon="gift"
        title={offersTexts.noneOnPage}
        actions={<Button onClick={() => onChange({ page: 1 })}>{offersTexts.toFirstPage}</Button>}
      />
    )
  const others = data?.[params.type] ?? 0
  if (params.active && others > 0)
    return (
      <EmptyState
        icon="gift"
        title={offersTexts.noneActive[params.type]}
        actions={<Button onClick={() => onChange({ active: false })}>{offersTexts.showAll(others)}</Button>}
      >
        {offersTexts.seeEnded}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="gift"
      title={params.active ? offersTexts.noneActive[params.type] : offersTexts.none}
      actions={<LinkButton to="/catalog-list">{offersTexts.openCatalogue}</LinkButton>}
    />
  )
}
