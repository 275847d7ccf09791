import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { innError, RUSSIA } from './countries'
import { registrationTexts } from './texts'

interface RegisterSays {
  isUnknown: boolean
  company: FoundCompany | undefined
}

/** What is said under a Russian INN: a likely slip, what the register knows, or what it is for. It refuses nothing. */
export function innHint(inn: string, { isUnknown, company }: RegisterSays): string {
  if (innError(inn, RUSSIA) === undefined && !innIsRight(inn)) return registrationTexts.doubtfulInn
  if (isUnknown) return registrationTexts.unknownInn
  if (company) return company.ACTIVE === 'N' ? registrationTexts.isClosedDown : registrationTexts.knownInn
  return registrationTexts.innHint
}
