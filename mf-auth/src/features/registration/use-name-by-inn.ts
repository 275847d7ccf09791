import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { companiesQuery } from '../../api/find-companies'
import { innError, RUSSIA } from './countries'
import type { RegistrationValues } from './registration-values'

export const nameOf = ({ SHORT_NAME, COMPANY_NAME }: FoundCompany): string => SHORT_NAME || COMPANY_NAME

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
const isNamed = ({ SHORT_NAME, COMPANY_NAME }: FoundCompany, name: string): boolean =>
  [SHORT_NAME, COMPANY_NAME].some((own) => own !== '' && plain(own) === plain(name))

/** What the register has said to a whole tax number. */
interface Looked {
  inn: string
  company: FoundCompany | undefined
}

/**
 * Fills in the name of the company whose whole tax number has been typed. A name of the register goes with its number; one that the
 * buyer has typed stays, and `isOtherName` says when the register knows another. Where the buyer is about to type it just then, it is
 * selected, so that what is typed replaces it.
 */
export function useNameByInn(form: FormState<RegistrationValues>) {
  const kernel = useKernel()
  const nameRef = useRef<HTMLInputElement>(null)
  const [filled, setFilled] = useState('')
  const [looked, setLooked] = useState<Looked>()
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
    setLooked({ inn: company.INN, company })
    latest.current.setValue('organization_name', nameOf(company))
  }
  async function lookUp(): Promise<void> {
    const { inn } = form.values
    if (innError(inn, RUSSIA) !== undefined) return
    const found = await kernel.query.fetchQuery(companiesQuery(kernel, inn)).catch(() => undefined)
    const name = latest.current.values.organization_name
    if (!found || latest.current.values.inn !== inn) return
    // A branch has the number of its company.
    const own = found.filter(({ INN }) => INN === inn)
    const company = own.find((one) => isNamed(one, name)) ?? own[0]
    setLooked({ inn, company })
    if (!company || name !== '') return
    put(company)
    setFilled(nameOf(company))
  }
  const { inn, organization_name: name } = form.values
  const changeInn = (next: string) => {
    const isOfRegister = looked?.company !== undefined && name === nameOf(looked.company)
    if (isOfRegister && next !== looked.inn) form.setValue('organization_name', '')
    form.setValue('inn', next)
  }
  const choose = (company: FoundCompany) => {
    form.setValue('inn', company.INN)
    put(company)
  }
  const known = looked?.inn === inn ? looked : undefined
  return {
    lookUp,
    changeInn,
    choose,
    nameRef,
    /** The register was asked and has no such number. */
    isUnknown: known !== undefined && known.company === undefined,
    /** The company of the number, where the register knows it. */
    company: known?.company,
    /** The buyer has typed another name than that of the register. */
    isOtherName: known?.company !== undefined && name !== '' && !isNamed(known.company, name),
    /** Writes the register's name over the typed one. */
    takeName: () => known?.company && put(known.company),
  }
}
