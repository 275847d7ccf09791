export const paletteTexts = {
  registration: 'Регистрация',
  /** Other words that these actions are looked for by. */
  signInWords: 'вход логин авторизация',
  registrationWords: 'зарегистрироваться новый аккаунт',
  logoutWords: 'выход',
} as const
