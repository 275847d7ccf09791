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
  mergeLimited: 'Количество некоторых товаров в корзине ограничено наличием',
} as const
