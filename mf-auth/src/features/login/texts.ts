/** Texts of the login form, from 001 §5 and §8 where they are given. */
export const loginTexts = {
  email: 'Почта',
  password: 'Пароль',
  agree: 'Согласен на обработку персональных данных',
  transfer: 'Согласен на передачу персональных данных',
  who: 'Кто входит',
  customer: 'Клиент',
  partner: 'Я - партнер',
  loggingIn: 'войти',
  submitting: 'Входим…',
  noEmail: 'Вы не указали почту',
  noPassword: 'Вы не указали пароль',
  noAgree: 'Вы не подтвердили согласие на обработку персональных данных',
  noTransfer: 'Вы не подтвердили согласие на передачу персональных данных',
  mergeFailed: 'Не удалось перенести товары в корзину клиента',
  mergeLimited: 'Количество некоторых товаров в корзине ограничено наличием',
} as const
