import type { Order } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { FilterChips } from '@prilavok/shared-kernel/ui/filter-chips'
import { Icon, type IconName } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useOrderMoney } from '../../model/order-money'
import { signedSum } from '../../model/signed-sum'
import { FILTERS } from './filters'
import { type RepeatFilter, repeatTexts } from './texts'
import type { Repeat } from './use-repeat'

const Root = styled.div`
  padding: 6px 24px 14px;
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    margin-bottom: 10px;
    font-size: 14px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
    b {
      font-size: 18px;
      font-weight: 600;
      color: var(--text);
    }
  }
  ${media.phone} {
    padding: 2px 16px 12px;
  }
`

const ICONS: Readonly<Partial<Record<RepeatFilter, IconName>>> = {
  gone: 'alert',
  less: 'warning',
  dearer: 'arrow-up',
  cheaper: 'arrow-down',
  rounded: 'info',
  held: 'cart',
}

interface RepeatHeadProps {
  repeat: Repeat
  order: Order
  counts: Readonly<Record<RepeatFilter, number>>
  filter: RepeatFilter
  onFilter: (filter: RepeatFilter) => void
}

/** What it came to then and comes to now, and counters that filter the rows. */
export function RepeatHead({ repeat: { wasSum, sum }, order, counts, filter, onFilter }: RepeatHeadProps) {
  const money = useOrderMoney(order)
  const shown = FILTERS.filter((one) => counts[one] > 0)
  const difference = Math.round((sum - wasSum) * 100) / 100
  return (
    <Root>
      <p>
        <span>
          {repeatTexts.was} {money.sum(wasSum)}
        </span>
        <Icon name="arrow-right" size={16} />
        <VisuallyHidden>{repeatTexts.now}</VisuallyHidden>
        <b>{money.money(sum)}</b>
        {difference !== 0 && <span>{signedSum(difference, money.sum)}</span>}
      </p>
      <FilterChips
        label={repeatTexts.show}
        chips={shown.map((one) => ({
          filter: one,
          label: repeatTexts.filters[one],
          count: counts[one],
          icon: ICONS[one],
        }))}
        chosen={filter}
        onChoose={onFilter}
      />
      <VisuallyHidden role="status">
        {repeatTexts.summary(shown.map((one) => repeatTexts.counted(one, counts[one])))}
      </VisuallyHidden>
    </Root>
  )
}
