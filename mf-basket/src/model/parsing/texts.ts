import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'
import { MAX_LINES, MAX_TEXT } from './pasted-line'

/** Words of pasted lists, as sources of regular expressions. */
export const patternTexts = {
  /** What a count is counted in. */
  unit: '(?:штук[аи]?|шт|упаков(?:ок|к[аи])|упак|уп|пачек|пачк[аи]|пач|коробк?[аи]?|короб(?:ок|ов)|кор|рулон(?:ов|а)?|рул|комплект(?:ов|а)?|компл|набор(?:ов|а)?|экз|ед|pcs|pc)(?![а-яёa-z])\\.?',
  /** Before a code. */
  codeLabel: '(?:код(?:\\s+товара)?|арт(?:икул)?\\.?)',
  /** Before a price. */
  at: '(?:по|цена:?)',
  /** Between a count and its price. */
  times: '(?:по|цена:?|x|х|×)',
  roubles: '(?:₽|руб(?:лей|ля|\\.)?|р\\.)',
  perUnit: '(?:за|/)\\s*(?:шт|уп)\\.?',
} as const

const LINES: PluralForms = ['строка', 'строки', 'строк']
const MORE_LINES: PluralForms = ['строку', 'строки', 'строк']
const linesOf = (count: number) => `${formatNumber(count)}${NBSP}${pluralize(count, LINES)}`

/** What of a text is not in its list. */
export const listTexts = {
  cut: (cut: number) =>
    `Взяты первые ${linesOf(MAX_LINES)}: больше в${NBSP}корзину не${NBSP}войдёт. Ещё ${formatNumber(cut)}${NBSP}${pluralize(cut, MORE_LINES)} вставьте отдельно.`,
  tooLong: `Текст слишком длинный: прочитаны первые ${formatNumber(MAX_TEXT)} знаков. Остальное вставьте отдельно.`,
  skipped: (lines: number) => `Без количества и${NBSP}потому пропущено: ${linesOf(lines)}.`,
  takeSkipped: `Взять и${NBSP}их`,
} as const
