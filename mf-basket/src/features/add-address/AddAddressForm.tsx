import styled from '@emotion/styled'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import type { FormikProps } from 'formik'
import type { RefObject } from 'react'
import { addressTexts } from '../../address-texts'
import type { AddressValues } from './address-schema'

interface AddAddressFormProps {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  formik: FormikProps<AddressValues>
  /** Asks for a contact, too. */
  withContact: boolean
  failure: string | undefined
}

const Root = styled.form`
  display: grid;
  gap: 14px;
`

/** Fields of a new address. */
export function AddAddressForm({ id, formRef, formik, withContact, failure }: AddAddressFormProps) {
  const field = (name: keyof AddressValues) => ({
    ...formik.getFieldProps(name),
    error: formik.touched[name] ? formik.errors[name] : undefined,
  })
  return (
    <Root id={id} ref={formRef} onSubmit={formik.handleSubmit} noValidate>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <TextareaField
        label={addressTexts.addressField}
        hint={addressTexts.addressHint}
        required
        rows={2}
        autoComplete="street-address"
        {...field('address')}
      />
      {withContact && (
        <>
          <TextField label={addressTexts.contactName} autoComplete="name" {...field('contactName')} />
          <TextField
            label={addressTexts.contactEmail}
            type="email"
            autoComplete="email"
            {...field('contactEmail')}
          />
          <TextField
            label={addressTexts.contactPhone}
            type="tel"
            autoComplete="tel"
            {...field('contactPhone')}
          />
        </>
      )}
    </Root>
  )
}
