import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { innError, RUSSIA } from './countries'
import { companyTexts } from './texts'

/** What the register has said to a whole tax number. */
export interface RegisterSays {
  /** It was asked and has no such number. */
  isUnknown: boolean
  /** The company of the number, where it is known. */
  company: FoundCompany | undefined
}

/**
 * What is said under a Russian INN: a likely slip, what the register knows, or what it is for. It rejects nothing.
 * @param purpose said as long as there is nothing else to say
 */
export function innHint(
  inn: string,
  { isUnknown, company }: RegisterSays,
  purpose: string = companyTexts.innHint,
): string {
  if (innError(inn, RUSSIA) === undefined && !innIsRight(inn)) return companyTexts.doubtfulInn
  if (isUnknown) return companyTexts.unknownInn
  if (company) return company.ACTIVE === 'N' ? companyTexts.isClosedDown : companyTexts.knownInn
  return purpose
}
