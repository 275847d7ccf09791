import type { LookupRefusal } from '@prilavok/shared-kernel/contract'
import type { PluralForms } from '@prilavok/shared-kernel/format'

export const POSITIONS_OF: PluralForms = ['позиции', 'позиций', 'позиций']

/** 000 §8, add by code. */
export const LOOKUP_REFUSALS: Record<LookupRefusal, string> = {
  no_code: 'Код должен состоять из 6 цифр',
  no_product: 'Товар не найден',
  already_in_list: 'Данный товар уже добавлен в список',
  not_assortment: 'Товар не принадлежит ассортименту магазина',
  not_price: 'У товара не указана цена',
  not_remains: 'Данного товара нет в наличии',
  max_amount: 'В корзине находится максимальное количество данного товара',
}

/** The basket page and the lines of a summary. */
export const basketTexts = {
  home: 'Главная',
  /** AMB-31 */
  emptyTitle: 'Ваша корзина пуста',
  emptyHint: 'Соберите заявку из каталога или введите код товара.',
  openCatalogue: 'Открыть каталог',
  savedAtOnce: 'Изменения сохраняются сразу',
  basketTypes: 'Корзины',
  mainBasket: 'Основная',
  loyaltyBasket: 'Бонусная',
  rest: 'осталось',
  toOrder: 'К заказу',
  of: 'из',
  checkOutShort: 'Оформить',
  code: 'Код, 6 цифр',
  quantity: 'Кол-во',
  add: 'Добавить',
  codeLabel: 'Код товара',
  quantityLabel: 'Количество товара',
  added: 'Добавлено:',
  addedLater: 'Товар не отправлен: добавим, когда появится связь',
  zeroQuantity: 'Укажите количество больше нуля',
  selectAll: 'Выбрать всё',
  select: 'Выбрать',
  removeSelected: 'Удалить выбранные',
  clear: 'Очистить корзину',
  remove: 'Удалить',
  sortLabel: 'Сортировка',
  ascending: 'По возрастанию',
  descending: 'По убыванию',
  columnProduct: 'Товар',
  columnStock: 'Наличие',
  columnPrice: 'Цена',
  columnQuantity: 'Количество',
  columnSum: 'Сумма',
  products: 'Товары',
  delivery: 'Доставка',
  /** 000 §9 */
  free: 'Бесплатно',
  pickup: 'Самовывоз',
  deliveryNotChosen: 'не выбрана',
  pointsForOrder: 'Баллов за заказ',
  supplier: 'Поставщик',
  tax: 'Налог',
  taxIncluded: 'В том числе',
  prices: 'Цены',
} as const
