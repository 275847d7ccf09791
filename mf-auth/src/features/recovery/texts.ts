import { asSentence } from '@prilavok/shared-kernel/format'

export const recoveryTexts = {
  title: 'Восстановление пароля',
  recovering: 'восстановить пароль',
  forOthers: 'Здесь восстанавливают забытый пароль; свой можно сменить в\u00a0настройках.',
  about:
    'Укажите почту, с\u00a0которой входите. Мы отправим на неё письмо со\u00a0ссылкой для\u00a0нового пароля.',
  sent: (message: string, email: string) =>
    `${asSentence(message)} Адрес:\u00a0${email}. Если письма нет, загляните в\u00a0папку «Спам».`,
  recoverySent: 'Мы отправили письмо',
  checkwordAbout: 'Перейдите по\u00a0ссылке из\u00a0письма или впишите контрольное слово из\u00a0него.',
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
