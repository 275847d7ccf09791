import type { Country } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import type { UseQueryResult } from '@tanstack/react-query'
import { RUSSIA } from './countries'
import type { RegistrationValues } from './registration-values'
import { registrationTexts } from './texts'

interface CountryFieldProps {
  form: FormState<RegistrationValues>
  countries: UseQueryResult<Country[]>
}

/** The country of the company or the person; until the list is there, the default one. */
export function CountryField({ form, countries }: CountryFieldProps) {
  const { data, isError, isFetching, refetch } = countries
  return (
    <SelectField
      {...form.choice('country')}
      label={registrationTexts.country}
      autoComplete="country-name"
      options={(data ?? [RUSSIA]).map(({ MOK_CODE, NAME }) => ({ value: MOK_CODE, label: NAME }))}
      hint={
        isError && (
          <>
            {registrationTexts.noCountries}{' '}
            <Button kind="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
              {registrationTexts.retry}
            </Button>
          </>
        )
      }
    />
  )
}
