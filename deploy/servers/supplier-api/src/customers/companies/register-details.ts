import type { RegistrationDetails } from '../../platform/database/schema-types'
import type { CompanyLookUp } from './company-look-up'

type Company = NonNullable<RegistrationDetails['company']>

/**
 * What the register knows of the company of a Russian INN, as the settings fill it in; nothing of one that has been wound up, or when
 * the register is silent. Its branches have the same number: of several that may be meant none is taken.
 * @param name tells the company from its branches
 */
export async function registerDetails(
  lookUp: CompanyLookUp,
  { inn, name }: Company,
): Promise<Omit<Company, 'inn' | 'name'> | undefined> {
  const found = await lookUp.companies(inn).catch(() => [])
  const own = found.filter(({ INN, ACTIVE }) => INN === inn && ACTIVE === 'Y')
  const named = own.filter((one) => [one.SHORT_NAME, one.COMPANY_NAME].includes(name))
  const [company, another] = named.length > 0 ? named : own
  if (another) return undefined
  return (
    company && {
      kpp: company.KPP,
      ogrn: company.OGRN,
      short_name: company.SHORT_NAME,
      owner: company.OWNER,
      main_address: company.ADDRESS,
    }
  )
}
