import { Form, FormFailure, type FormState } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import type { AddressValues } from './address-schema'
import { addAddressTexts } from './texts'

interface AddAddressFormProps {
  id: string
  form: FormState<AddressValues>
  /** Asks for a contact, too. */
  withContact: boolean
}

const Root = styled(Form<AddressValues>)`
  display: grid;
  gap: 14px;
`

/** Fields of a new address. */
export function AddAddressForm({ id, form, withContact }: AddAddressFormProps) {
  return (
    <Root id={id} form={form}>
      <TextareaField
        label={addAddressTexts.addressField}
        hint={addAddressTexts.addressHint}
        required
        rows={2}
        autoComplete="street-address"
        {...form.text('address')}
      />
      {withContact && (
        <>
          <TextField label={addAddressTexts.contactName} autoComplete="name" {...form.text('contactName')} />
          <TextField
            label={addAddressTexts.contactEmail}
            type="email"
            autoComplete="email"
            {...form.text('contactEmail')}
          />
          <TextField
            label={addAddressTexts.contactPhone}
            type="tel"
            autoComplete="tel"
            {...form.text('contactPhone')}
          />
        </>
      )}
      <FormFailure text={form.failure} />
    </Root>
  )
}
