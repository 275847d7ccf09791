import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef, useState } from 'react'
import { innError, RUSSIA } from './countries'
import { companiesQuery } from './find-companies'
import { isNamed } from './found-company'
import type { RegisterSays } from './inn-hint'

/** What the register has said to a whole tax number. */
interface Looked {
  inn: string
  company: FoundCompany | undefined
}

export interface CompanyByInn extends RegisterSays {
  /**
   * Asks the register for the number that stands in the field, once it is whole.
   * @returns the company; undefined when it is not known, the register is silent, or the number has changed meanwhile
   */
  lookUp: () => Promise<FoundCompany | undefined>
  /** A company of the register was chosen. */
  remember: (company: FoundCompany) => void
  /** The company of the last look-up, also when the number has been changed since. */
  last: FoundCompany | undefined
  /** The buyer has typed another name than that of the register. */
  isOtherName: boolean
}

/** The company that belongs to a typed Russian INN. A branch has the number of its company: `name` tells them apart. */
export function useCompanyByInn(inn: string, name: string): CompanyByInn {
  const kernel = useKernel()
  const [looked, setLooked] = useState<Looked>()
  const latest = useRef({ inn, name })
  useEffect(() => {
    latest.current = { inn, name }
  }, [inn, name])
  async function lookUp(): Promise<FoundCompany | undefined> {
    if (innError(inn, RUSSIA) !== undefined) return undefined
    const found = await kernel.query.fetchQuery(companiesQuery(kernel, inn)).catch(() => undefined)
    if (!found || latest.current.inn !== inn) return undefined
    const own = found.filter(({ INN }) => INN === inn)
    const company = own.find((one) => isNamed(one, latest.current.name)) ?? own[0]
    setLooked({ inn, company })
    return company
  }
  const known = looked?.inn === inn ? looked : undefined
  return {
    lookUp,
    remember: (company) => setLooked({ inn: company.INN, company }),
    last: looked?.company,
    isUnknown: known !== undefined && known.company === undefined,
    company: known?.company,
    isOtherName: known?.company !== undefined && name !== '' && !isNamed(known.company, name),
  }
}
