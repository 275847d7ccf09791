import type { Country, FoundCompany } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { SuggestField } from '@prilavok/shared-kernel/ui/suggest-field'
import type { FocusEvent, ReactNode, Ref } from 'react'
import { innError, isDefault, plainInn, splitInn } from './countries'
import { companiesQuery } from './find-companies'
import { companyOptions } from './found-company'
import { companyTexts } from './texts'

/** Digits of a tax number from which on the register is asked: fewer fit half of it. */
const MIN_INN = 5

interface InnFieldProps {
  name: string
  value: string
  /** `kpp`: pasted together with the number. */
  onChange: (inn: string, kpp?: string) => void
  onBlur: (event: FocusEvent) => void
  /** A company of the register was taken. */
  onChoose: (company: FoundCompany) => void
  country: Country
  error: string | undefined
  /** Under a Russian number. */
  hint: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
  /** Companies that are shown and cannot be taken. @default none */
  isDisabled?: (company: FoundCompany) => boolean
}

/** What is said where the register knows nothing that begins like this. */
function unknownText(inn: string, country: Country): string {
  if (!innError(inn, country)) return companyOptions.emptyText
  return inn.length > Math.max(...country.INN_COUNT) ? companyTexts.longInn : companyTexts.wholeInn
}

/** The tax number of a company, by the rules and in the words of its country; the register helps with a Russian one. */
export function InnField({ country, hint, onChoose, onChange, isDisabled, ...input }: InnFieldProps) {
  const kernel = useKernel()
  const field = { ...input, label: country.INN_NAME, required: true, autoComplete: 'off' }
  if (!isDefault(country))
    return <TextField {...field} onChange={({ target }) => onChange(plainInn(target.value, country))} />
  return (
    <SuggestField
      {...companyOptions}
      {...field}
      query={(text) => companiesQuery(kernel, text)}
      isDisabled={isDisabled}
      onChange={(text) => {
        const { inn, kpp } = splitInn(text, country)
        onChange(inn, kpp)
      }}
      emptyText={unknownText(input.value, country)}
      onChoose={onChoose}
      hint={hint}
      minLength={MIN_INN}
      inputMode="numeric"
    />
  )
}
