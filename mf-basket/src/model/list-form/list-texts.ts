import { MAX_LINES, MAX_TEXT } from '@prilavok/shared-kernel/contract/lists'
import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

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
