import {
  companiesQuery,
  companyOptions,
  companyTexts,
  InnField,
  innError,
  innHint,
  isDefault,
  nameOf,
} from '@prilavok/shared-kernel/company'
import type { Country } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { SuggestField } from '@prilavok/shared-kernel/ui/suggest-field'
import type { RegistrationValues } from './registration-values'
import { registrationTexts } from './texts'
import { useNameByInn } from './use-name-by-inn'

interface CompanyFieldsProps {
  form: FormState<RegistrationValues>
  country: Country
}

/** Tax number and name of a company. In the default country either fills in the other from the register; both may be typed. */
export function CompanyFields({ form, country }: CompanyFieldsProps) {
  const kernel = useKernel()
  const inn = form.choice('inn')
  const register = useNameByInn(form)
  const { company } = register
  const organisation = form.text('organization_name')
  const organisationField = {
    ...organisation,
    ref: register.nameRef,
    label: registrationTexts.organisation,
    required: !isDefault(country) || innError(inn.value, country) === undefined,
    autoComplete: 'organization',
  }
  return (
    <>
      <InnField
        {...inn}
        country={country}
        onChange={register.changeInn}
        onBlur={(event) => {
          inn.onBlur(event)
          if (isDefault(country)) void register.lookUp()
        }}
        onChoose={register.choose}
        hint={innHint(inn.value, register)}
      />
      {isDefault(country) ? (
        <SuggestField
          {...companyOptions}
          {...organisationField}
          query={(text) => companiesQuery(kernel, text)}
          onChoose={register.choose}
          onChange={(name) => form.setValue('organization_name', name)}
          hint={
            company && register.isOtherName ? (
              <>
                {companyTexts.otherName(nameOf(company))}{' '}
                <Button kind="quiet" size="s" onClick={register.takeName}>
                  {companyTexts.takeName}
                </Button>
              </>
            ) : (
              registrationTexts.organisationHint
            )
          }
        />
      ) : (
        <TextField {...organisationField} />
      )}
    </>
  )
}
