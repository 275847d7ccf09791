import type { FormState } from '@prilavok/shared-kernel/forms'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { NameField } from '@prilavok/shared-kernel/ui/name-field'
import { PhoneField } from '@prilavok/shared-kernel/ui/phone-field'
import type { FocusEvent } from 'react'
import { texts } from '../../texts'
import type { RegistrationValues } from './registration-values'
import { TakenEmail } from './TakenEmail'
import { registrationTexts } from './texts'
import type { EmailCheck } from './use-email-check'

interface PersonFieldsProps {
  form: FormState<RegistrationValues>
  emailCheck: EmailCheck
}

/** Who registers and how to reach this person. */
export function PersonFields({ form, emailCheck }: PersonFieldsProps) {
  const email = form.choice('email')
  const taken = emailCheck.rejectionOf(email.value)
  const leaveEmail = (event: FocusEvent) => {
    email.onBlur(event)
    void emailCheck.check(email.value)
  }
  return (
    <>
      <NameField
        {...form.choice('surname')}
        label={registrationTexts.surname}
        required
        autoComplete="family-name"
      />
      <NameField {...form.choice('name')} label={registrationTexts.name} required autoComplete="given-name" />
      <NameField
        {...form.choice('middle_name')}
        label={registrationTexts.middleName}
        autoComplete="additional-name"
      />
      <EmailField
        {...email}
        error={taken ? <TakenEmail text={taken} email={email.value} /> : email.error}
        onBlur={leaveEmail}
        label={texts.email}
        required
      />
      <PhoneField
        {...form.choice('phone')}
        error={form.error('phone') ?? form.error('phoneCode')}
        code={form.values.phoneCode}
        onCodeChange={(code) => form.setValue('phoneCode', code)}
        label={registrationTexts.phone}
        required
      />
    </>
  )
}
