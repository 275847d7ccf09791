import { nameOf, useCompanyByInn } from '@prilavok/shared-kernel/company'
import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RegistrationValues } from './registration-values'

/**
 * Fills in the name of the company whose whole tax number has been typed. A name of the register goes with its number; one that the
 * buyer has typed stays, and `isOtherName` says when the register knows another. Where the buyer is about to type it just then, it is
 * selected, so that what is typed replaces it.
 */
export function useNameByInn(form: FormState<RegistrationValues>) {
  const { inn, organization_name: name } = form.values
  const register = useCompanyByInn(inn, name)
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

  const put = (company: FoundCompany) => {
    register.remember(company)
    latest.current.setValue('organization_name', nameOf(company))
  }
  async function lookUp(): Promise<void> {
    const company = await register.lookUp()
    if (!company || latest.current.values.organization_name !== '') return
    put(company)
    setFilled(nameOf(company))
  }
  const changeInn = (next: string) => {
    const isOfRegister = register.last !== undefined && name === nameOf(register.last)
    if (isOfRegister && next !== register.last?.INN) form.setValue('organization_name', '')
    form.setValue('inn', next)
  }
  const choose = (company: FoundCompany) => {
    form.setValue('inn', company.INN)
    put(company)
  }
  const { company, isUnknown, isOtherName } = register
  return {
    lookUp,
    changeInn,
    choose,
    nameRef,
    isUnknown,
    company,
    isOtherName,
    /** Writes the register's name over the typed one. */
    takeName: () => company && put(company),
  }
}
