export const giftsTexts = {
  title: 'Подарки за сумму заказа',
  earned: 'В заказе',
  reached: 'Сумма набрана',
  more: 'Ещё подарки',
} as const
