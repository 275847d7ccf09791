import type { Country } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { SelectField, type SelectFieldProps } from '@prilavok/shared-kernel/ui/select'
import { useQuery } from '@tanstack/react-query'
import { RUSSIA } from './countries'
import { countriesQuery } from './get-countries'
import { companyTexts } from './texts'

interface CountryFieldProps
  extends Pick<SelectFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  /** What is offered until the list is there. @default Russia */
  known?: Country
}

/** The country of a company or a person: NAME is seen, MOK_CODE is the value. */
export function CountryField({ known = RUSSIA, ...field }: CountryFieldProps) {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(countriesQuery(useKernel()))
  return (
    <SelectField
      {...field}
      label={companyTexts.country}
      autoComplete="country-name"
      options={(data ?? [known]).map(({ MOK_CODE, NAME }) => ({ value: MOK_CODE, label: NAME }))}
      hint={
        // It stays while the list is asked for again.
        !data &&
        errorUpdateCount > 0 && (
          <>
            {companyTexts.noCountries}{' '}
            <Button kind="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
              {companyTexts.retry}
            </Button>
          </>
        )
      }
    />
  )
}
