export const freeDeliveryTexts = {
  title: 'Добрать до бесплатной доставки',
  own: 'Из того, что вы уже заказывали',
  popular: 'Из того, что чаще всего заказывают',
  add: 'Добрать',
  more: 'Другие варианты',
  exactly: 'ровно столько, сколько нужно',
  excess: (sum: string) => `на\u00a0${sum} больше, чем нужно`,
  addAll: (names: string, sum: string) => `Добрать: ${names}, ${sum}`,
} as const
