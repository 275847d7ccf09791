/** Where orders are handed out. */
export const tradePointTexts = {
  title: 'Пункты выдачи',
  description: (shop: string) =>
    `${shop}: адреса пунктов выдачи, часы работы, карта и\u00a0что взять с\u00a0собой.`,
  list: 'Пункты выдачи',
  map: 'Пункты выдачи на карте',
  failed: 'Не удалось загрузить пункты выдачи',
  loading: 'Загружаем пункты выдачи',
  none: 'Своих пунктов выдачи нет',
  noneWhy:
    'Заказы привозим по\u00a0вашему адресу; самовывоз возможен по\u00a0договорённости с\u00a0менеджером.',
  pickUpOnly: 'Доставки нет: заказы забирают у\u00a0поставщика.',
  contacts: 'Связаться с\u00a0нами',
  delivery: 'Условия доставки',
  zones: 'Куда и\u00a0за\u00a0сколько доставляем',
  pickUp: 'Как забрать заказ',
  /** On the map and in the list: letters that are not taken for one another. */
  marks: [...'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ'] as readonly string[],
  show: (mark: string, name: string) => `Показать на карте: ${mark}, ${name}`,
  specialDays: (days: string, text: string) => `Особые дни${days}: ${text}`,
  route: 'Маршрут',
  routeTo: (name: string) => `Маршрут: ${name}, Яндекс Карты`,
  onMap: 'На\u00a0карте',
  onMapOf: (name: string) => `На карте: ${name}, Яндекс Карты`,
} as const
