export const cabinetTexts = {
  cabinet: 'Личный кабинет',
  ordersEntry: 'Заказы',
  logout: 'Выйти',
} as const
