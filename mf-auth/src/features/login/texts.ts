/** Texts of the login form, from 001 §5 and §8 where they are given. */
export const loginTexts = {
  password: 'Пароль',
  forgotten: 'Забыли пароль?',
  who: 'Кто входит',
  customer: 'Клиент',
  partner: 'Я - партнер',
  loggingIn: 'войти',
  submitting: 'Входим…',
  mergeFailed: 'Не удалось перенести товары в корзину клиента',
  brought: 'Добавили то, что вы выбрали до входа:',
  toBasket: 'в\u00a0корзину\u00a0—',
  toFavourites: 'в\u00a0избранное\u00a0—',
  toViewed: 'в\u00a0просмотренное\u00a0—',
  limitedTail: 'количество некоторых ограничено наличием',
  mergeLimited: 'Количество некоторых товаров в корзине ограничено наличием',
} as const
