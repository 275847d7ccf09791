const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** `+7 (999) 123-45-67`; numbers of other countries without signs. */
function formatPhone(code: string, local: string): string {
  if (code !== '7' || local.length !== 10) return `+${code}${local}`
  return `+7 (${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6, 8)}-${local.slice(8)}`
}

/**
 * The phone of a form: a code and a local number of 9 or 10 digits, sent apart or as one (AMB-23).
 * @param code `+7`; '' when the number begins with it
 * @returns null when it cannot be a phone
 */
export function joinPhone(code: string, number: string): string | null {
  const digits = digitsOf(number)
  const codeDigits = digitsOf(code)
  if (codeDigits.length > 4) return null
  if (codeDigits !== '') {
    const isWhole = digits.length > 10 && digits.startsWith(codeDigits)
    const local = isWhole ? digits.slice(codeDigits.length) : digits
    return isLocal(local) ? formatPhone(codeDigits, local) : null
  }
  if (digits.startsWith('7')) return digits.length === 11 ? formatPhone('7', digits.slice(1)) : null
  return digits.length >= 11 && digits.length <= 14 ? `+${digits}` : null
}

const isLocal = (digits: string): boolean => digits.length === 9 || digits.length === 10

/** A phone of the profile: after spaces, brackets and hyphens are removed, + optional, then 10 to 15 digits (AMB-66). */
export const isProfilePhone = (text: string): boolean => /^\+?\d{10,15}$/.test(text.replace(/[\s()-]/g, ''))
