import { NBSP } from '@prilavok/shared-kernel/format'

export const productTexts = {
  unknown: 'Товар не найден',
  unknownWhy: 'Такого товара нет в этом магазине: его могли снять с продажи.',
  failed: 'Товар не загрузился',
  incomplete: 'Не всё о товаре загрузилось.',
  retry: 'Повторить',
  copyCode: 'Скопировать код',
  copied: 'Код скопирован',
  main: 'Основное',
  allProperties: 'Все свойства',
  tabs: { label: 'О товаре', description: 'Описание', properties: 'Свойства' },
  noDescription: 'Описания пока нет.',
  delivery: 'Доставка',
  selfDelivery: 'Самовывоз',
  selfDeliveryOnly: 'только самовывоз',
  deliveryFrom: (price: string) => `от${NBSP}${price}`,
  freeFrom: (price: string, sum: string) => `${price}, от${NBSP}${sum} бесплатно`,
  supplierStock: 'на складе поставщика',
  goToBasket: 'Перейти в корзину',
  open: 'Открыть страницу товара',
} as const
