export const cabinetTexts = {
  cabinet: 'Личный кабинет',
  profile: 'Профиль',
  ordersEntry: 'Заказы',
  addresses: 'Адреса',
  documents: 'Документы',
  loyalty: 'Лояльность',
  settings: 'Настройки',
  logout: 'Выйти',
} as const
