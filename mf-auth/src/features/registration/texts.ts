import { asSentence, NBSP } from '@prilavok/shared-kernel/format'

/** Texts of registration, from 001 §5 and §8 where they are given. */
export const registrationTexts = {
  title: 'Регистрация',
  action: 'зарегистрироваться',
  forOthers: 'Здесь регистрируется другой сотрудник или другая организация.',
  who: 'Кто регистрируется',
  legal: 'Юридическое лицо',
  individual: 'Физическое лицо',
  /** 001 §8 */
  legalOnly: 'Регистрация на сайте доступна только для юридических лиц',
  organisation: 'Организация',
  organisationHint: 'Начните вводить название или впишите своё',
  surname: 'Фамилия',
  name: 'Имя',
  middleName: 'Отчество',
  phone: 'Телефон',
  submit: 'Зарегистрироваться',
  submitting: 'Отправляем…',
  registered: 'Уже зарегистрированы?',
  restore: 'Восстановить пароль',

  noSurname: 'Вы не указали фамилию',
  noName: 'Вы не указали имя',
  noPhone: 'Вы не указали телефон',
  noPhoneCode: 'Укажите код телефона',
  /** 001 §5 */
  wrongPhone: 'Указан некорректный телефон',
  noOrganisation: 'Вы не указали название организации',

  sentTitle: 'Проверьте почту',
  sent: 'Мы отправили письмо. Перейдите по\u00a0ссылке из\u00a0него, чтобы подтвердить почту.',
  sentTo: 'Адрес:',
  sentLater: (message: string, email: string) =>
    `${asSentence(message || registrationTexts.sent)} Адрес:\u00a0${email}.`,
  sentNext: `После этого придумайте пароль. Письмо не\u00a0пришло за\u00a0пять минут${NBSP}— посмотрите в${NBSP}«Спаме».`,
  enterCode: 'Ввести код из письма',
  change: 'Исправить данные',
  finish: 'Вернуться в магазин',

  closedTitle: 'Регистрация закрыта',
  closed: (shop: string) =>
    `Магазин «${shop}» сам заводит учётные записи для\u00a0своих покупателей. Напишите или позвоните поставщику, чтобы получить доступ.`,
} as const
