export const confirmationTexts = {
  title: 'Подтверждение почты',
  confirming: 'подтвердить почту',
  about: 'Введите почту и код из письма.',
  loggedIn: (email: string) =>
    `Вы вошли как ${email}. Если почта не ваша, не подтверждайте её: вы выйдете из своей учётной записи.`,
  code: 'Код из письма',
  codeHint: 'Например, K7QF-29XM-4TWB-8HNC',
  noCode: 'Вы не указали код',
  submit: 'Подтвердить',
  busy: 'Проверяем…',
  confirmed: 'Почта подтверждена',
  ofEmail: (message: string, email: string) => `${message} (${email})`,
  noEmailCame: 'Письмо не пришло?',
} as const
