import { NBSP } from '@prilavok/shared-kernel/format'

export const sessionTexts = {
  title: 'Вход в консоль выкладки',
  login: 'Логин',
  password: 'Пароль',
  enter: 'Войти',
  entering: 'Входим…',
  loginMissing: 'Введите логин',
  passwordMissing: 'Введите пароль',
  limited: (minutes: number) =>
    `Слишком много попыток. Подождите ${minutes}${NBSP}мин. и${NBSP}попробуйте снова`,
  account: 'Учётная запись',
  yourShops: 'Ваши поставщики',
  allShops: 'все',
  role: 'Роль',
  changePassword: 'Сменить пароль',
  current: 'Текущий пароль',
  next: 'Новый пароль',
  nextHint: `Не${NBSP}короче 10${NBSP}символов. Остальные ваши сеансы закончатся`,
  tooShort: `Не${NBSP}короче 10${NBSP}символов`,
  changed: 'Пароль изменён, остальные сеансы завершены',
}
