import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface TradePointFieldProps {
  form: OrderForm
  tradePoints: readonly TradePoint[]
}

/** Where to pick the order up. */
export function TradePointField({ form, tradePoints }: TradePointFieldProps) {
  const { values, choose } = form
  const chosen = tradePoints.find(({ ID }) => String(ID) === values.tradePointId)
  return (
    <SelectField
      label={orderingTexts.tradePoint}
      name="tradePointId"
      options={tradePoints.map(({ ID, ADDRESS }) => ({ value: String(ID), label: ADDRESS.SPECIFICATION }))}
      value={values.tradePointId}
      hint={chosen?.WORK_SCHEDULE}
      onChange={(id) => choose('tradePointId', id)}
    />
  )
}
