import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

export const POSITIONS: PluralForms = ['позиция', 'позиции', 'позиций']

const positions = (count: number) => `${formatNumber(count)}${NBSP}${pluralize(count, POSITIONS)}`

/** What notices say of changes of the basket. */
export const texts = {
  undo: 'Отменить',
  failed: 'Корзина не изменилась, попробуйте ещё раз',
  removed: (name: string) => `«${name}» удалён из корзины`,
  removedMany: (count: number) => `Удалено из корзины: ${positions(count)}`,
  cleared: 'Корзина очищена',
  undoneTo: (name: string, count: number) => `Отменено: «${name}», снова ${formatNumber(count)}`,
  undoneAdding: (name: string) => `Отменено: «${name}» больше не в корзине`,
  undoneMany: (count: number) => `Отменено: ${positions(count)}`,
}
