import { numberText } from '../../platform/sum-text'
import type { Party, TableDocument } from './document'
import { NBSP, pluralize } from './russian'

/** «ООО «Вектор», ИНН 770…, КПП 770…, Москва, …, +7 …» */
export function partyText({ name, inn, kpp, ogrn, address, phone, email }: Party): string {
  const numbers = [
    ['ИНН', inn],
    ['КПП', kpp],
    ['ОГРН', ogrn],
  ].flatMap(([label, value]) => (value ? [`${label}${NBSP}${value}`] : []))
  return [name, ...numbers, address, phone, email].filter(Boolean).join(', ')
}

/** «Всего 3 наименования» */
export const positionsText = ({ rows }: TableDocument): string =>
  `Всего ${numberText(rows.length)}${NBSP}${pluralize(rows.length, ['наименование', 'наименования', 'наименований'])}`

/** A sum in the currency of the document, without its sign: always with kopecks, as documents have it; points are whole. */
export const amountText = ({ currency }: TableDocument, sum: number): string =>
  currency === 'Б' ? numberText(sum) : numberText(sum / 100, 2)

export interface Total {
  text: string
  /** Null: the text says it all. */
  sum: number | null
  strong?: boolean
}

/** Lines of sums under the table. */
export function totalsOf({ delivery, total, tax, currency }: TableDocument): Total[] {
  return [
    ...(delivery === null ? [] : [{ text: 'Доставка', sum: delivery }]),
    { text: `Итого, ${currency}`, sum: total, strong: true },
    ...(tax ? [tax] : []),
  ]
}
