import { internationalPhone, phoneText } from '@prilavok/shared-kernel/contract/phone-number'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Digits of a local number: of registration, and of feedback (AMB-23). Some countries have fewer. */
const LOCAL_DIGITS: readonly number[] = [9, 10]
export const FEEDBACK_DIGITS: readonly number[] = [10]
const CODE_DIGITS = 4

/**
 * The phone of a form: a code and a local number, sent apart or as one (AMB-23).
 * @param code `+7`; '' when the number begins with it
 * @param only how many digits the local number may have, whatever the country
 * @returns null when it cannot be a phone
 */
export function joinPhone(code: string, number: string, only?: readonly number[]): string | null {
  const lengths = only ?? LOCAL_DIGITS
  const digits = digitsOf(number)
  const codeDigits = digitsOf(code)
  if (codeDigits !== '') {
    const isWhole = digits.length > Math.max(...lengths) && digits.startsWith(codeDigits)
    const local = isWhole ? digits.slice(codeDigits.length) : digits
    const whole = `+${codeDigits}${local}`
    const known = only ? null : internationalPhone(whole)
    if (known) return phoneText(known.code + known.number)
    return codeDigits.length <= CODE_DIGITS && lengths.includes(local.length) ? phoneText(whole) : null
  }
  if (digits.startsWith('7')) return digits.length === 11 ? phoneText(`+${digits}`) : null
  return digits.length > 10 && digits.length <= 10 + CODE_DIGITS ? phoneText(`+${digits}`) : null
}

/** Whether the code of a form has two signs at least (001 §5) and can be one. */
export const isPhoneCode = (code: string): boolean => /^(\+\d{1,4}|\d{2,4})$/.test(code.replace(/[\s-]/g, ''))

/** A phone of the profile: after spaces, brackets and hyphens are removed, + optional, then 10 to 15 digits (AMB-66). */
export const isProfilePhone = (text: string): boolean => /^\+?\d{10,15}$/.test(text.replace(/[\s()-]/g, ''))
