/** Codes of countries whose numbers have the nine or ten digits that the forms take (AMB-23), Russia first. */
export const PHONE_CODES = ['+7', '+375', '+992', '+994', '+995', '+996', '+998'] as const
export type PhoneCode = (typeof PHONE_CODES)[number]

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Digits of a number without its code: ten in Russia and Kazakhstan, else nine. */
const localLength = (code: PhoneCode): number => (code === '+7' ? 10 : 9)

/**
 * The digits of a local number; a leading country code, or the 8 that is dialled inside Russia, is dropped (AMB-23). No
 * area code behind +7 begins with 79 or 89: there the code is recognised before the number is complete.
 */
export function localDigits(text: string, code: PhoneCode): string {
  const digits = digitsOf(text)
  const prefix = code === '+7' ? /^[78](?=9)/ : new RegExp(`^${digitsOf(code)}`)
  if (code === '+7' && prefix.test(digits)) return digits.slice(1)
  if (digits.length <= localLength(code)) return digits
  return digits.replace(code === '+7' ? /^[78]/ : prefix, '')
}

/** Mask of a local number: `999 999-99-99` of 13 signs, or `99 999-99-99` of 12 (AMB-23). */
export const phoneMask = (code: PhoneCode): (RegExp | string)[] =>
  [...(localLength(code) === 10 ? '999 999-99-99' : '99 999-99-99')].map((sign) =>
    sign === '9' ? /\d/ : sign,
  )

/** Codes of the countries whose masked numbers have so many signs. */
export const phoneCodesOf = (length: number): PhoneCode[] =>
  PHONE_CODES.filter((code) => phoneMask(code).length === length)

/** A local number without its last digits shows its signs only as far as it goes: `916 55`. */
export function formatLocal(text: string, code: PhoneCode): string {
  const digits = localDigits(text, code).slice(0, localLength(code))
  let taken = 0
  let shown = ''
  for (const sign of phoneMask(code)) {
    if (taken === digits.length) break
    shown += typeof sign === 'string' ? sign : digits[taken++]
  }
  return shown
}

/** Whether a local number has all its digits. */
export const isWholePhone = (text: string, code: PhoneCode): boolean =>
  digitsOf(text).length === localLength(code)

/** Code and local number of a saved phone, however it is written; without a known code it is a Russian one. */
export function phoneParts(phone: string): { code: PhoneCode; number: string } {
  const digits = `+${digitsOf(phone)}`
  const isOf = (code: PhoneCode) =>
    digits.startsWith(code) && digits.length === code.length + localLength(code)
  const code = PHONE_CODES.find(isOf) ?? '+7'
  return { code, number: formatLocal(phone, code) }
}

/** Code and digits, as the calls take a phone (AMB-23): `+79165550418`. */
export const phoneOf = (code: PhoneCode, text: string): string => code + digitsOf(text)
