/** What several features say; the texts of one feature lie in its folder. */
export const texts = {
  title: 'Вход',
  submit: 'Войти',
} as const
