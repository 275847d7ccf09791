import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { companiesQuery } from '../../api/find-companies'
import { innError, RUSSIA } from './countries'
import type { RegistrationValues } from './registration-values'

export const nameOf = ({ SHORT_NAME, COMPANY_NAME }: FoundCompany): string => SHORT_NAME || COMPANY_NAME

/**
 * Fills in the name of the company whose whole tax number has been typed; a name that is there already stays. Where the buyer is
 * about to type it just then, it is selected, so that what is typed replaces it.
 */
export function useNameByInn(form: FormState<RegistrationValues>) {
  const kernel = useKernel()
  const nameRef = useRef<HTMLInputElement>(null)
  const [filled, setFilled] = useState('')
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  }, [form])
  // Before anything can be typed behind it.
  useLayoutEffect(() => {
    const field = nameRef.current
    if (filled && field === field?.ownerDocument.activeElement) field?.select()
  }, [filled])

  async function fillName(): Promise<void> {
    const { inn, organization_name } = form.values
    if (organization_name !== '' || innError(inn, RUSSIA) !== undefined) return
    const found = await kernel.query.fetchQuery(companiesQuery(kernel, inn)).catch(() => [])
    const company = found.find(({ INN }) => INN === inn)
    const { values, setValue } = latest.current
    if (!company || values.inn !== inn || values.organization_name !== '') return
    setValue('organization_name', nameOf(company))
    setFilled(nameOf(company))
  }
  return { fillName, nameRef }
}
