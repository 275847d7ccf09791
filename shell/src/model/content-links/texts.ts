/** Links to the shop's content pages, around every page. */
export const contentLinkTexts = {
  buyer: 'Покупателю',
  company: 'Компания',
  /** Of about_company, whatever the server calls it (000 §2). */
  about: 'О нас',
  guide: 'Как сделать заказ',
  contacts: 'Контакты',
  pages: 'Информация о\u00a0магазине',
} as const
