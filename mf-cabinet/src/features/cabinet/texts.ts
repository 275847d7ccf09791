import { NBSP } from '@prilavok/shared-kernel/format'

export const cabinetTexts = {
  cabinet: 'Личный кабинет',
  /** On the way to a page. */
  crumb: 'Кабинет',
  profile: 'Профиль',
  ordersEntry: 'Заказы',
  addresses: 'Адреса',
  documents: 'Документы',
  loyalty: 'Лояльность',
  logout: 'Выйти',
  noAddresses: `В${NBSP}этом магазине заказы получают самовывозом, адреса доставки не${NBSP}нужны`,
  noLoyalty: `Вы не${NBSP}участвуете в${NBSP}программе лояльности этого магазина, поэтому страницы с${NBSP}баллами у${NBSP}вас нет`,
} as const
