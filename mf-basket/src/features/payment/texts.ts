export const paymentTypeTexts = {
  title: 'Способ оплаты',
  legend: 'Способ оплаты заказа',
  cancel: 'Отмена',
  choose: 'Выбрать',
  chooseAndPay: 'Выбрать и оплатить',
  changing: 'Меняем…',
  paying: 'Открываем оплату…',
  nothing: 'Магазин не\u00a0предлагает способов оплаты. Свяжитесь с\u00a0поставщиком.',
  chosen: (name: string) => `Способ оплаты следующего заказа: ${name}`,
  noChoice: 'Выберите способ оплаты',
} as const
