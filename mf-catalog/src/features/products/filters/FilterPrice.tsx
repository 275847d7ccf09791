import { currencySign } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { PriceRange, priceBounds } from '@prilavok/shared-kernel/ui/price-range'
import { GroupBox } from './FilterGroup'
import { PRICE, withPrice } from './filter-choices'
import { filtersTexts } from './texts'
import type { FilterDraft } from './use-filter-draft'

const roubles = (text: string | undefined, open: number): number => (text ? Number(text) : open)

/** The price range: an end at its bound is open, so that it goes along when the bounds change (CAT-028). */
export function FilterPrice({ draft }: { draft: FilterDraft }) {
  const sign = currencySign(useShop().CURRENCY)
  const { answer, state } = draft
  const bounds = priceBounds(answer?.MIN_PRICE, answer?.MAX_PRICE)
  const [from, to] = state[PRICE] ?? []
  const last = { key: PRICE, value: '' }
  return (
    <GroupBox>
      <PriceRange
        label={filtersTexts.groups.price(sign)}
        sign={sign}
        bounds={bounds}
        value={{ from: roubles(from, bounds.from), to: roubles(to, bounds.to) }}
        onChange={(value) =>
          draft.change(
            withPrice(
              state,
              value.from === bounds.from ? '' : String(value.from),
              value.to === bounds.to ? '' : String(value.to),
            ),
            last,
          )
        }
      />
    </GroupBox>
  )
}
