export const recoveryTexts = {
  title: 'Восстановление пароля',
  recovering: 'восстановить пароль',
  about: 'Укажите почту, с которой входите. Мы отправим на неё письмо со ссылкой для нового пароля.',
  sent: (message: string, email: string) =>
    `${message} (${email}). Если письма нет, загляните в папку «Спам».`,
  recoverySent: 'Мы отправили письмо',
  checkword: 'Контрольное слово',
  checkwordHint: 'Из письма о восстановлении пароля',
  noCheckword: 'Вы не указали контрольное слово',
  check: 'Продолжить',
  checking: 'Проверяем…',
  haveCheckword: 'У меня есть контрольное слово',
  again: 'Отправить письмо ещё раз',
  passwordOf: (email: string) => `Придумайте новый пароль для ${email}`,
  done: 'Пароль изменён. Войдите с новым паролем',
} as const
