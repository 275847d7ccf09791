export const askQuestionTexts = {
  title: 'Задать вопрос',
  subject: 'Тема',
  message: 'Сообщение',
  /** A visitor's question carries no address of its own. */
  visitorHint: 'Чтобы вам ответили, укажите в\u00a0сообщении почту или телефон.',
  answerTo: (email: string) => `Ответ придёт на\u00a0${email}.`,
  send: 'Отправить вопрос',
  noSubject: 'Вы не указали тему',
} as const
