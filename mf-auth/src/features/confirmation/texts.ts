import { asSentence } from '@prilavok/shared-kernel/format'

export const confirmationTexts = {
  title: 'Подтверждение почты',
  confirming: 'подтвердить почту',
  about: 'Введите почту и код из письма.',
  aboutLink: 'Почта и\u00a0код взяты из\u00a0письма.',
  isYours: 'Вы вошли с\u00a0этой почтой: она подтверждена.',
  loggedIn: (email: string) =>
    `Вы вошли как ${email}. Если почта не\u00a0ваша, не\u00a0подтверждайте её: вы выйдете из\u00a0своей учётной записи.`,
  code: 'Код из письма',
  codeHint: 'Например, K7QF-29XM-4TWB-8HNC',
  noCode: 'Вы не указали код',
  unusableLink: 'Ссылка уже использована (тогда почта подтверждена), или её срок вышел.',
  hasPassword: 'Пароль уже задан?',
  logIn: 'Войдите',
  hasNone: 'Пароля ещё нет?',
  newEmail: 'Получите новое письмо',
  isNew: 'Ещё не регистрировались?',
  register: 'Зарегистрируйтесь',
  changesEmail: 'Меняли почту?',
  changeAgain: 'Запросите смену почты ещё раз в\u00a0настройках',
  submit: 'Подтвердить',
  busy: 'Проверяем…',
  confirmed: 'Почта подтверждена',
  ofEmail: (message: string, email: string) => `${asSentence(message)} Адрес:\u00a0${email}.`,
  noEmailCame: 'Письмо не пришло?',
} as const
