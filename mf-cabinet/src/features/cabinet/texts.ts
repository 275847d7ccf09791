export const cabinetTexts = {
  cabinet: 'Личный кабинет',
  profile: 'Профиль',
  ordersEntry: 'Заказы',
  addresses: 'Адреса',
  documents: 'Документы',
  loyalty: 'Лояльность',
  logout: 'Выйти',
} as const
