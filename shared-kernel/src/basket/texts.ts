import type { BasketType } from '@prilavok/shared-kernel/contract'
import { formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { POSITIONS } from './positions'

const positions = (count: number) => `${formatNumber(count)}${NBSP}${pluralize(count, POSITIONS)}`

/** Names run to 200 letters; a notice needs the beginning: three lines of it at most. */
const MAX_NAME = 40
const quoted = (name: string) =>
  name.length > MAX_NAME ? `«${name.slice(0, MAX_NAME).replace(/[\s,.;:]+\S*$/, '')}…»` : `«${name}»`

const IN: Record<BasketType, string> = { main: 'в корзине', loyalty: 'в бонусной корзине' }
const INTO: Record<BasketType, string> = { main: 'в корзину', loyalty: 'в бонусную корзину' }
const OUT_OF: Record<BasketType, string> = { main: 'из корзины', loyalty: 'из бонусной корзины' }

/** What was done to a basket, by what became of its counts. */
interface ChangeTexts {
  set: (basket: BasketType, name: string, count: number) => string
  addedMany: (basket: BasketType, count: number) => string
  setMany: (basket: BasketType, count: number) => string
  removed: (basket: BasketType, name: string) => string
  removedMany: (basket: BasketType, count: number) => string
  cleared: (basket: BasketType) => string
}

const DONE: ChangeTexts = {
  set: (basket, name, count) => `${quoted(name)} ${IN[basket]}:${NBSP}${formatNumber(count)}`,
  addedMany: (basket, count) => `Добавлено ${INTO[basket]}: ${positions(count)}`,
  setMany: (basket, count) => `Изменено ${IN[basket]}: ${positions(count)}`,
  removed: (basket, name) => `Удалено ${OUT_OF[basket]}: ${quoted(name)}`,
  removedMany: (basket, count) => `Удалено ${OUT_OF[basket]}: ${positions(count)}`,
  cleared: (basket) => (basket === 'main' ? 'Корзина очищена' : 'Бонусная корзина очищена'),
}

const later = (what: string) => `${what}${NBSP}— когда появится связь`

/** The same while there is no connection: nothing is in the basket yet, or out of it. */
const UNSENT: ChangeTexts = {
  set: (basket, name, count) => later(`${quoted(name)} ${INTO[basket]}:${NBSP}${formatNumber(count)}`),
  addedMany: (basket, count) => later(`Добавим ${INTO[basket]}: ${positions(count)}`),
  setMany: (basket, count) => later(`Изменим ${IN[basket]}: ${positions(count)}`),
  removed: (basket, name) => later(`Удалим ${OUT_OF[basket]}: ${quoted(name)}`),
  removedMany: (basket, count) => later(`Удалим ${OUT_OF[basket]}: ${positions(count)}`),
  cleared: (basket) => later(basket === 'main' ? 'Очистим корзину' : 'Очистим бонусную корзину'),
}

const elsewhereText = (count: number) =>
  count > 0
    ? `в другом месте тем временем поставили ${formatNumber(count)}`
    : 'в другом месте тем временем удалили'

const hereText = (count: number) => (count > 0 ? `у вас теперь${NBSP}${formatNumber(count)}` : 'а вы удалили')

/** What notices say of changes of the basket. */
export const texts = {
  undo: 'Отменить',
  redo: 'Вернуть',
  failed: 'Корзина не изменилась, попробуйте ещё раз',
  done: DONE,
  unsent: UNSENT,
  replaced: (name: string, elsewhere: number, now: number) =>
    `${quoted(name)}: ${elsewhereText(elsewhere)}, ${hereText(now)}`,
  addedOnTop: (name: string, elsewhere: number, now: number) =>
    `${quoted(name)}: в другом месте уже добавили ${formatNumber(elsewhere)}, теперь в корзине${NBSP}${formatNumber(now)}`,
  left: (name: string, elsewhere: number, own: number) =>
    `${quoted(name)}: ${elsewhereText(elsewhere)}, ваше количество ${formatNumber(own)} не отправлено`,
  overwritten: (name: string, now: number, own: number) =>
    now > 0
      ? `${quoted(name)}: в другой вкладке поставили ${formatNumber(now)} вместо ваших${NBSP}${formatNumber(own)}`
      : `${quoted(name)}: в другой вкладке удалили, у вас было${NBSP}${formatNumber(own)}`,
  overwrittenMany: (count: number) => `В другой вкладке заменили ваши количества: ${positions(count)}`,
  replacedMany: (count: number) =>
    `Вы заменили то, что тем временем изменили в другом месте: ${positions(count)}`,
  leftMany: (count: number) =>
    `Не\u00a0отправлено, потому что корзину тем временем изменили в\u00a0другом месте: ${positions(count)}`,
  putBack: (count: number) => (count > 0 ? `Поставить${NBSP}${formatNumber(count)}` : 'Удалить'),
  putBackMany: 'Вернуть те',
  sendMine: 'Поставить мои',
  nameless: 'Товар',
  undoneTo: (name: string, count: number) => `Отменено: ${quoted(name)}, снова ${formatNumber(count)}`,
  undoneAdding: (name: string) => `Отменено: ${quoted(name)} больше не в корзине`,
  undoneMany: (count: number) => `Отменено: ${positions(count)}`,
}
