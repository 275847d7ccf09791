/** Russian texts of the shell that are said in more than one place or come from the specification. */
export const texts = {
  /** Beside the login that opens for an action or a page that needs one (AMB-53). */
  signIn: 'Войдите, чтобы продолжить',
  /** The shop takes orders while it is closed (AMB-50). */
  delay: 'Заказы, оформленные в\u00a0нерабочее время, обрабатываются в\u00a0ближайший рабочий день',
  /** 000 §9: there is no schedule. */
  noSchedule: '-',
  /** What became of a message to the supplier (AMB-53). */
  messageSent: 'Сообщение отправлено',
  messageNotSent: 'Сообщение не отправлено',
  checkFields: 'Проверьте отмеченные поля.',
  /** 001 §5, of both forms that write to the supplier. */
  noMessage: 'Вы не заполнили текст сообщения',
  needsScripts:
    'Чтобы открыть эту страницу, включите JavaScript в\u00a0настройках браузера и\u00a0обновите страницу.',
  cancel: 'Отмена',
  sending: 'Отправляем…',
} as const

/** Why nobody is logged in any more; the server does not say which of them it was. */
export const endTexts = {
  ended:
    'Сеанс завершён. Так бывает, если на\u00a0другом устройстве сменили пароль или завершили этот сеанс.',
  withoutPassword:
    'Сеанс без\u00a0пароля закончился. Чтобы задать пароль, перейдите по\u00a0ссылке из\u00a0письма ещё раз.',
  elsewhere: 'Вы вышли в\u00a0другой вкладке.',
  unexplained: 'Вы больше не\u00a0авторизованы.',
} as const
