import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

export const POSITIONS: PluralForms = ['позиция', 'позиции', 'позиций']

const positions = (count: number) => `${formatNumber(count)}${NBSP}${pluralize(count, POSITIONS)}`

/** Names run to 200 letters; a notice needs the beginning. */
const MAX_NAME = 36
const quoted = (name: string) =>
  name.length > MAX_NAME ? `«${name.slice(0, MAX_NAME).replace(/[\s,.;:]+\S*$/, '')}…»` : `«${name}»`

const IN: Record<BasketType, string> = { main: 'в корзине', loyalty: 'в бонусной корзине' }
const INTO: Record<BasketType, string> = { main: 'в корзину', loyalty: 'в бонусную корзину' }
const OUT_OF: Record<BasketType, string> = { main: 'из корзины', loyalty: 'из бонусной корзины' }

/** What notices say of changes of the basket. */
export const texts = {
  undo: 'Отменить',
  redo: 'Вернуть',
  failed: 'Корзина не изменилась, попробуйте ещё раз',
  set: (basket: BasketType, name: string, count: number) =>
    `${quoted(name)} ${IN[basket]}:${NBSP}${formatNumber(count)}`,
  addedMany: (basket: BasketType, count: number) => `Добавлено ${INTO[basket]}: ${positions(count)}`,
  setMany: (basket: BasketType, count: number) => `Изменено ${IN[basket]}: ${positions(count)}`,
  removed: (basket: BasketType, name: string) => `Удалено ${OUT_OF[basket]}: ${quoted(name)}`,
  removedMany: (basket: BasketType, count: number) => `Удалено ${OUT_OF[basket]}: ${positions(count)}`,
  cleared: (basket: BasketType) => (basket === 'main' ? 'Корзина очищена' : 'Бонусная корзина очищена'),
  undoneTo: (name: string, count: number) => `Отменено: ${quoted(name)}, снова ${formatNumber(count)}`,
  undoneAdding: (name: string) => `Отменено: ${quoted(name)} больше не в корзине`,
  undoneMany: (count: number) => `Отменено: ${positions(count)}`,
}
