import { FormFailure } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { RadioCard, RadioGroup } from '@prilavok/shared-kernel/ui/radio'
import { paymentTypeTexts } from './texts'
import type { usePaymentType } from './use-payment-type'

const Root = styled.form`
  display: grid;
  gap: 16px;
`

interface PaymentTypeFormProps {
  /** Of the form element: its button stands in the footer of the modal. */
  id: string
  choice: ReturnType<typeof usePaymentType>
}

/** Payment types of the shop by NAME and DESCRIPTION, the present one marked (BAS-050). */
export function PaymentTypeForm({ id, choice: { form, types, submit } }: PaymentTypeFormProps) {
  if (types.length === 0) return <Note tone="warning">{paymentTypeTexts.nothing}</Note>
  return (
    <Root {...form.props} id={id} onSubmit={submit}>
      <RadioGroup legend={paymentTypeTexts.legend} legendHidden error={form.error('type')}>
        {types.map(({ CODE, NAME, DESCRIPTION }) => (
          <RadioCard
            key={CODE}
            name="paymentTypeOfOrder"
            value={CODE}
            checked={form.values.type === CODE}
            onChange={(code) => form.setValue('type', code)}
            label={NAME}
            description={DESCRIPTION}
          />
        ))}
      </RadioGroup>
      <FormFailure text={form.failure} />
    </Root>
  )
}
