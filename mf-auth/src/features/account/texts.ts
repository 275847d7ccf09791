export const accountTexts = {
  ordersShort: 'Заказы',
  orders: 'Мои заказы',
  profile: 'Профиль',
  logout: 'Выйти',
} as const
