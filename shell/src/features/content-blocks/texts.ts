/** Pages and texts that the shop's editor has written in blocks. */
export const contentTexts = {
  contents: 'На\u00a0этой странице',
  loading: 'Загружаем текст',
  failed: 'Не удалось загрузить текст',
  /** Of a page whose server gives no title. */
  untitled: 'Информация',
  unknown: 'Страница не найдена',
  unknownWhy: 'Такой страницы у\u00a0магазина нет: возможно, её убрали или адрес введён с\u00a0ошибкой.',
  empty: 'На\u00a0этой странице пока ничего нет',
  emptyWhy: 'Магазин её ещё готовит. Если вопрос срочный, напишите или позвоните нам.',
  contacts: 'Контакты',
  print: 'Распечатать',
} as const
