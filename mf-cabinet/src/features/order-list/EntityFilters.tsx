import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { Select, type SelectOption } from '@prilavok/shared-kernel/ui/select'
import type { OrderListParams } from '../../model/order-list-params'
import { orderListTexts } from './texts'
import { userOptions } from './user-options'

export type OrderEntities = Pick<OrderListAnswer, 'ORDER_USER' | 'ORDER_CLIENT' | 'SHOP_CLIENT'>

interface EntityFiltersProps {
  params: OrderListParams
  entities: OrderEntities | undefined
  onChange: (change: Partial<OrderListParams>) => void
}

/**
 * Filters by who ordered, for which buyer and from which shop (CAB-026). One stands where there is a choice: who orders for
 * himself alone sees none of them.
 */
export function EntityFilters({ params, entities, onChange }: EntityFiltersProps) {
  const filters = [
    {
      name: 'user',
      label: orderListTexts.user,
      any: orderListTexts.anyUser,
      chosen: orderListTexts.chosenUser,
      options: userOptions(entities?.ORDER_USER),
    },
    {
      name: 'client',
      label: orderListTexts.client,
      any: orderListTexts.anyClient,
      chosen: orderListTexts.chosenClient,
      options: optionsOf(entities?.ORDER_CLIENT),
    },
    {
      name: 'shop',
      label: orderListTexts.shop,
      any: orderListTexts.anyShop,
      chosen: orderListTexts.chosenShop,
      options: optionsOf(entities?.SHOP_CLIENT),
    },
  ] as const
  return filters.map(({ name, label, any, chosen, options }) => {
    const value = params[name]
    if (options.length < 2 && !value) return null
    const known = options.some((option) => option.value === value) || !value
    return (
      <Select
        key={name}
        aria-label={label}
        // What is chosen has a name while the list that names all is on its way.
        options={[
          { value: '', label: any },
          ...options,
          ...(known ? [] : [{ value, label: value.includes('@') ? value : chosen }]),
        ]}
        value={value}
        onChange={(next) => onChange({ [name]: next })}
      />
    )
  })
}

/** One option for each ID: of several names the last one of the answer. */
const optionsOf = (entities: OrderEntities['ORDER_CLIENT'] = []): SelectOption[] =>
  [...new Map(entities.map(({ ID, NAME }) => [String(ID), NAME]))].map(([value, label]) => ({ value, label }))
