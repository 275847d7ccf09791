export const accountTexts = {
  ordersShort: 'Заказы',
  orders: 'Мои заказы',
  profile: 'Профиль',
} as const
