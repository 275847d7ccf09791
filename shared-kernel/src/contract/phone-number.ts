/**
 * Digits of a number behind the code of its country, Russia first. AMB-23 names those of ten and nine, as its masks show them; the other
 * countries that a company can be of have eight.
 */
const LOCAL_LENGTHS = {
  '+7': 10,
  '+375': 9,
  '+374': 8,
  '+996': 9,
  '+994': 9,
  '+995': 9,
  '+373': 8,
  '+976': 8,
  '+992': 9,
  '+90': 10,
  '+998': 9,
} as const
export type PhoneCode = keyof typeof LOCAL_LENGTHS
/** Codes that the forms take. */
export const PHONE_CODES = /* @__PURE__ */ Object.keys(LOCAL_LENGTHS) as PhoneCode[]

/** By the code of the country (ISO 3166-1 numeric, `MOK_CODE`). */
const CODES: Readonly<Record<string, PhoneCode>> = {
  '643': '+7',
  '398': '+7',
  '112': '+375',
  '051': '+374',
  '417': '+996',
  '031': '+994',
  '268': '+995',
  '498': '+373',
  '496': '+976',
  '762': '+992',
  '792': '+90',
  '860': '+998',
}

/** The code that phones of a country have; undefined where the forms know none. */
export const phoneCodeOf = (country: string): PhoneCode | undefined => CODES[country.padStart(3, '0')]

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * The digits of a local number; a leading country code, or what is dialled inside the country before its numbers, is dropped (AMB-23):
 * the 8 of Russia, the 80 of Belarus, the 0 of the others. No area code behind +7 begins with 79 or 89: there the code is recognised
 * before the number is complete.
 */
export function localDigits(text: string, code: PhoneCode): string {
  const all = digitsOf(text)
  const isWhole = (digits: string) => digits.length <= LOCAL_LENGTHS[code]
  if (code === '+7') return all.replace(isWhole(all) ? /^[78](?=9)/ : /^[78]/, '')
  const trunk = code === '+375' ? /^8?0+/ : /^0+/
  const digits = all.replace(trunk, '')
  if (isWhole(digits)) return digits
  return digits.replace(new RegExp(`^${digitsOf(code)}`), '').replace(trunk, '')
}

/** By their digits; of 13 and 12 signs (AMB-23). */
const MASKS = { 10: '999 999-99-99', 9: '99 999-99-99', 8: '99 999-999' } as const

/** Mask of a local number. */
export const phoneMask = (code: PhoneCode): (RegExp | string)[] =>
  [...MASKS[LOCAL_LENGTHS[code]]].map((sign) => (sign === '9' ? /\d/ : sign))

/** Codes of the countries whose masked numbers have so many signs. */
export const phoneCodesOf = (length: number): PhoneCode[] =>
  PHONE_CODES.filter((code) => phoneMask(code).length === length)

/** A local number without its last digits shows its signs only as far as it goes: `916 55`. */
export function formatLocal(text: string, code: PhoneCode): string {
  const digits = localDigits(text, code).slice(0, LOCAL_LENGTHS[code])
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
  digitsOf(text).length === LOCAL_LENGTHS[code]

/** The code of a whole number that begins with one. */
function wholeCode(phone: string): PhoneCode | undefined {
  const digits = `+${digitsOf(phone)}`
  return PHONE_CODES.find(
    (code) =>
      digits.startsWith(code) && localDigits(digits.slice(code.length), code).length === LOCAL_LENGTHS[code],
  )
}

/** Code and local number of a saved phone, however it is written; without a known code it is a Russian one. */
export function phoneParts(phone: string): { code: PhoneCode; number: string } {
  const code = wholeCode(phone) ?? '+7'
  return { code, number: formatLocal(phone, code) }
}

/** Code and number of a text that is one whole phone with + and its code: `+375 29 123-45-67`. */
export const internationalPhone = (text: string) =>
  /^\s*\+/.test(text) && wholeCode(text) ? phoneParts(text) : undefined

/** Code, and the groups of the local number as the masks have them. By themselves: every page shows a phone, few have a field for one. */
const GROUPS =
  /^(7|90)(\d{3})(\d{3})(\d\d)(\d\d)$|^(375|99[24568])(\d\d)(\d{3})(\d\d)(\d\d)$|^(37[34]|976)(\d\d)(\d{3})(\d{3})$/

/**
 * A phone as it is read everywhere: `+7 916 555-04-18`, `+375 29 123-45-67`, and of free calls inside Russia `8 800 555-01-71`. What
 * is more than one number, or has none of the known lengths, stays as it is written.
 */
export function phoneText(phone: string): string {
  const digits = /[^\d\s+().-]/.test(phone) ? '' : digitsOf(phone.replace(/^[\s(.-]*8/, '7'))
  const [code, area, ...groups] = GROUPS.exec(digits)?.slice(1).filter(Boolean) ?? []
  return code ? `${code + area === '7800' ? '8' : `+${code}`} ${area} ${groups.join('-')}` : phone
}

/** Code and digits, as the calls take a phone (AMB-23): `+79165550418`. */
export const phoneOf = (code: PhoneCode, text: string): string => code + digitsOf(text)
