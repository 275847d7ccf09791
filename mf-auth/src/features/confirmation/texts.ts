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
  unusableLink:
    'Код не\u00a0подошёл. Проверьте, что он скопирован целиком и\u00a0без\u00a0опечаток. Если он верен, почта по\u00a0нему уже подтверждена, прошло семь дней или с\u00a0тех пор задан новый пароль.',
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
