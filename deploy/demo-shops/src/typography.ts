const NO_BREAK = '\u00a0'

/** What stands behind a number and says nothing without it: units, and shortened words with their full stop. */
const UNITS =
  'мм|см|м|г|кг|мг|л|мл|шт|уп|мкм|%|г/м²|Вт|К|ГБ|мА·ч|dpi|кн|цв|сл|рул|пак|отв|роз|ящ|отд|секц|стр|банкн|пара?|пачек|предмет(?:ов|а)?|пирамид(?:ок|ки)|цвет(?:ов|а)|кольцах|файлами|завязки|разрядов|класс(?:ов|а)'
const BEHIND_NUMBER = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![а-яёa-z]))`, 'gi')
const AROUND_TIMES = /(?<=\S) × (?=\S)/g
const BEFORE_SIZE = /(?<=(?:^|[\s,(])(?:№|р\.|до|по|на|с|из|для|валов:|отделений:)) (?=\d|[SMLX]+\b)/g
const BEHIND_CITY = /(?<=(?:^|[\s,])г\.) (?=\p{Lu})/gu

/** Text of the demonstration with no-break spaces where a line must not end: «500 л.», «48 мм × 66 м», «р. L», «до 20 л.», «г. Москва». */
export const tidy = (text: string): string =>
  text
    .replace(BEHIND_NUMBER, NO_BREAK)
    .replace(AROUND_TIMES, `${NO_BREAK}×${NO_BREAK}`)
    .replace(BEFORE_SIZE, NO_BREAK)
    .replace(BEHIND_CITY, NO_BREAK)

/** A sentence ends with one full stop, also behind a shortened word: «количество: 8 л.». */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
