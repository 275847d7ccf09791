import type { PhoneCode } from '@prilavok/shared-kernel/ui/phone-field'

/** By the code of the country (ISO 3166-1 numeric, `MOK_CODE`); of others no number has the length that the form takes (AMB-23). */
const CODES: Readonly<Record<string, PhoneCode>> = {
  '643': '+7',
  '398': '+7',
  '112': '+375',
  '762': '+992',
  '031': '+994',
  '268': '+995',
  '417': '+996',
  '860': '+998',
}

/** The code that phones of a country have; undefined where the form knows none. */
export const phoneCodeOf = (country: string): PhoneCode | undefined => CODES[country.padStart(3, '0')]
