import { NBSP } from '@prilavok/shared-kernel/format'

/** Of browsers that are too old. The first is 000 §8. */
export const browserTexts = {
  outdated: 'Ваш браузер устарел',
  update: `Обновите его или${NBSP}поставьте другой, чтобы пользоваться магазином:`,
  contacts: `Заказать можно и${NBSP}без браузера:`,
  limited: `Ваш браузер старый: товары и${NBSP}цены в${NBSP}нём видны, но чтобы войти, собрать корзину и${NBSP}оформить заказ, его нужно обновить.`,
}
