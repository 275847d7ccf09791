import type { PaymentType } from '@prilavok/shared-kernel/contract'
import { RadioCard, RadioGroup } from '@prilavok/shared-kernel/ui/radio'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface PaymentSectionProps {
  form: OrderForm
  types: readonly PaymentType[]
}

/** Payment types of the shop by NAME and DESCRIPTION, chosen by CODE (000 §3). */
export function PaymentSection({ form, types }: PaymentSectionProps) {
  const { values, choose, error } = form
  return (
    <section aria-labelledby="payment">
      <h2 id="payment">{orderingTexts.payment}</h2>
      <RadioGroup legend={orderingTexts.paymentLegend} legendHidden columns={3} error={error('paymentType')}>
        {types.map(({ CODE, NAME, DESCRIPTION }) => (
          <RadioCard
            key={CODE}
            name="paymentType"
            value={CODE}
            checked={values.paymentType === CODE}
            onChange={(code) => choose('paymentType', code)}
            label={NAME}
            description={DESCRIPTION}
          />
        ))}
      </RadioGroup>
    </section>
  )
}
