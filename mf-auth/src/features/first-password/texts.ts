export const firstPasswordTexts = {
  title: 'Придумайте пароль',
  about: (email: string) =>
    `Пароль для\u00a0входа с почтой ${email}. После этого будут доступны заказы и профиль.`,
  done: 'Пароль сохранён',
  other: 'Войти с\u00a0другой почтой',
} as const
