import type { FormState } from '@prilavok/shared-kernel/forms'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { NameField } from '@prilavok/shared-kernel/ui/name-field'
import { Fields } from './form-styles'
import { PhoneFields } from './PhoneFields'
import type { SettingsValues } from './settings-values'
import { settingsTexts } from './texts'

/** Who the customer is and how to reach this person (CAB-008). */
export function PersonFields({ form }: { form: FormState<SettingsValues> }) {
  return (
    <Fields>
      <NameField
        {...form.choice('surname')}
        label={settingsTexts.surname}
        required
        autoComplete="family-name"
      />
      <NameField {...form.choice('name')} label={settingsTexts.name} required autoComplete="given-name" />
      <NameField
        {...form.choice('middle_name')}
        label={settingsTexts.middleName}
        autoComplete="additional-name"
      />
      <EmailField
        {...form.choice('email')}
        label={settingsTexts.email}
        hint={settingsTexts.emailHint}
        required
      />
      <PhoneFields {...form.list('phones')} attempts={form.attempts} />
    </Fields>
  )
}
