import type { Country } from '@prilavok/shared-kernel/contract'

/** Default country of every form (AMB-24). */
export const RUSSIA = '643'

const country = (MOK_CODE: string, NAME: string, INN_NAME: string, INN_COUNT: number[]): Country => ({
  ID: Number(MOK_CODE),
  NAME,
  MOK_CODE,
  INN_COUNT,
  INN_NAME,
})

/** Countries by the classifier ОК (МК (ИСО 3166) 004-97) 025-2001, with the tax numbers of their firms; Russia first. */
export const countries: readonly Country[] = [
  country(RUSSIA, 'Россия', 'ИНН', [10, 12]),
  country('112', 'Беларусь', 'УНП', [9]),
  country('398', 'Казахстан', 'БИН/ИИН', [12]),
  country('051', 'Армения', 'УНН', [8]),
  country('417', 'Киргизия', 'ИНН', [14]),
  country('031', 'Азербайджан', 'ИНН (VÖEN)', [10]),
  country('268', 'Грузия', 'Идентификационный код', [9, 11]),
  country('498', 'Молдова', 'Фискальный код', [13]),
  country('496', 'Монголия', 'Налоговый номер', []),
  country('762', 'Таджикистан', 'ИНН', [9]),
  country('792', 'Турция', 'Налоговый номер (VKN)', [10, 11]),
  country('860', 'Узбекистан', 'СТИР', [9, 14]),
]

/** @param code MOK code or ID as a form sends it: `051`, `51` */
export const countryOf = (code: string): Country | undefined =>
  /^\d{1,3}$/.test(code) ? countries.find((country) => country.ID === Number(code)) : undefined
