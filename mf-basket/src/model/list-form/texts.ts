import { MAX_LINES, MAX_TEXT } from '@prilavok/shared-kernel/contract/lists'
import {
  formatNumber,
  formatProducts,
  NBSP,
  type PluralForms,
  pluralize,
} from '@prilavok/shared-kernel/format'

/** What forms of many products say alike. */
export const listFormTexts = {
  code: 'Код',
  rounded: (from: number, to: number) => `Округлили ${formatNumber(from)} до${NBSP}${formatNumber(to)}`,
  part: (part: number, asked: number) =>
    `В${NBSP}наличии ${formatNumber(part)} из${NBSP}${formatNumber(asked)}. Остальные ${formatNumber(asked - part)} не${NBSP}войдут: их нет на${NBSP}складе`,
  partHeld: (part: number, asked: number, held: number) =>
    `${pluralize(part, ['Войдёт', 'Войдут', 'Войдут'])} ${formatNumber(part)} из${NBSP}${formatNumber(asked)}: ${formatNumber(held)} уже в${NBSP}корзине, больше на${NBSP}складе нет`,
  held: (held: number) => `В${NBSP}корзине уже ${formatNumber(held)}, добавим к${NBSP}ним`,
  /** @param given '' while it is not clear which column says it */
  unread: (given: string) =>
    given === ''
      ? `Не${NBSP}понятно, в${NBSP}каком столбце количество: укажите число`
      : `Количество «${given}» не${NBSP}понятно: укажите число`,
  /** @param isCut there may be more of them */
  fit: (count: number, isCut: boolean) =>
    isCut
      ? `Подходит много товаров, вот ${formatNumber(count)}${NBSP}лучших. Выберите один`
      : `${pluralize(count, ['Подходит', 'Подходят', 'Подходят'])} ${formatProducts(count)}, выберите один`,
  /** @param words of the line that no product has */
  missing: (words: readonly string[]) =>
    `${words.join(', ')} нет. Выберите из${NBSP}похожих или уберите строку`,
  asked: (asked: number) => `Вы${NBSP}указали ${formatNumber(asked)}`,
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
