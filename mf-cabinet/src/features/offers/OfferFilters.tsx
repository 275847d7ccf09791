import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { Switch } from '@prilavok/shared-kernel/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { offerCountsQuery } from '../../api/get-offers'
import type { OfferParams } from '../../model/offer-params'
import { offersTexts } from './texts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 16px;
  > :first-of-type {
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.phone} {
    margin-bottom: 12px;
  }
  @media (max-width: 359px) {
    > :first-of-type {
      width: calc(100% + 24px);
      max-width: none;
      margin: 0 -12px;
      padding: 0 48px 0 12px;
      mask: linear-gradient(to left, transparent, var(--n-900) 48px);
    }
  }
`
/** A word that phones have room for; whoever hears it is told all. */
const Short = styled.span`
  display: none;
  ${media.phone} {
    display: inline;
    & + span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

interface OfferFiltersProps {
  params: OfferParams
  onChange: (part: Partial<OfferParams>) => void
}

/** Type of the offers with how many there are, and «Только активные»; both take effect at once (CAB-009, CAB-056). */
export function OfferFilters({ params, onChange }: OfferFiltersProps) {
  const { data } = useQuery(offerCountsQuery(useKernel(), params.active))
  const item = (value: OfferParams['type'], label: string, short?: string) => ({
    value,
    label: short ? (
      <>
        <Short aria-hidden>{short}</Short>
        <span>{label}</span>
      </>
    ) : (
      label
    ),
    ...(data ? { count: data[value] } : {}),
  })
  return (
    <Root>
      <div>
        <Segmented
          label={offersTexts.types}
          items={[
            item('', offersTexts.all),
            item('special_price', offersTexts.specialPrice),
            item('gift_sum', offersTexts.giftSum, offersTexts.giftSumShort),
          ]}
          value={params.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <Switch
        label={offersTexts.onlyActive}
        checked={params.active}
        onChange={(active) => onChange({ active })}
      />
    </Root>
  )
}
