import { Form, FormFailure, type FormState } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { PhoneField } from '@prilavok/shared-kernel/ui/phone-field'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { ADDRESS_LENGTH, type AddressValues } from './address-schema'
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
        maxLength={ADDRESS_LENGTH}
        autoComplete="street-address"
        {...form.text('address')}
      />
      {withContact && (
        <>
          <TextField label={addAddressTexts.contactName} autoComplete="name" {...form.text('contactName')} />
          <EmailField label={addAddressTexts.contactEmail} {...form.choice('contactEmail')} />
          <PhoneField
            label={addAddressTexts.contactPhone}
            code={form.values.phoneCode}
            onCodeChange={(code) => form.setValue('phoneCode', code)}
            {...form.choice('contactPhone')}
          />
        </>
      )}
      <FormFailure text={form.failure} />
    </Root>
  )
}
