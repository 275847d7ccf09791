import type { Country, FoundCompany } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { SuggestField } from '@prilavok/shared-kernel/ui/suggest-field'
import type { ChangeEvent, Ref } from 'react'
import { companiesQuery } from '../../api/find-companies'
import { innError, isDefault, plainInn } from './countries'
import { innHint } from './inn-hint'
import type { RegistrationValues } from './registration-values'
import { registrationTexts } from './texts'
import { nameOf, useNameByInn } from './use-name-by-inn'

interface CompanyFieldsProps {
  form: FormState<RegistrationValues>
  country: Country
  firstRef?: Ref<HTMLInputElement>
}

/** Digits of a tax number from which on the register is asked: fewer fit half of it. */
const MIN_INN = 5

const detailsOf = ({ INN, ADDRESS, ACTIVE }: FoundCompany) =>
  [`${registrationTexts.inn} ${INN}`, ADDRESS, ACTIVE === 'N' ? registrationTexts.closedDown : '']
    .filter(Boolean)
    .join(', ')

/** Tax number and name of a company. In the default country either fills in the other from the register; both may be typed. */
export function CompanyFields({ form, country, firstRef }: CompanyFieldsProps) {
  const kernel = useKernel()
  const inn = form.text('inn')
  const register = useNameByInn(form)
  const { company } = register
  const organisation = form.text('organization_name')
  const innField = {
    ...inn,
    ref: firstRef,
    label: country.INN_NAME,
    required: true,
    autoComplete: 'off',
  }
  const organisationField = {
    ...organisation,
    ref: register.nameRef,
    label: registrationTexts.organisation,
    required: !isDefault(country) || innError(inn.value, country) === undefined,
    autoComplete: 'organization',
  }
  if (!isDefault(country))
    return (
      <>
        <TextField
          {...innField}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            form.setValue('inn', plainInn(event.target.value, country))
          }
        />
        <TextField {...organisationField} />
      </>
    )
  const suggestions = {
    query: (text: string) => companiesQuery(kernel, text),
    idOf: ({ INN, KPP }: FoundCompany) => `${INN}-${KPP}`,
    titleOf: nameOf,
    descriptionOf: detailsOf,
    emptyText: registrationTexts.notInRegister,
    onChoose: register.choose,
  }
  return (
    <>
      <SuggestField
        {...suggestions}
        {...innField}
        onChange={(text) => register.changeInn(plainInn(text, country))}
        onBlur={(event) => {
          inn.onBlur(event)
          void register.lookUp()
        }}
        hint={innHint(inn.value, register)}
        minLength={MIN_INN}
        inputMode="numeric"
      />
      <SuggestField
        {...suggestions}
        {...organisationField}
        onChange={(name) => form.setValue('organization_name', name)}
        hint={
          company && register.isOtherName ? (
            <>
              {registrationTexts.otherName(nameOf(company))}{' '}
              <Button kind="quiet" size="s" onClick={register.takeName}>
                {registrationTexts.takeName}
              </Button>
            </>
          ) : (
            registrationTexts.organisationHint
          )
        }
      />
    </>
  )
}
