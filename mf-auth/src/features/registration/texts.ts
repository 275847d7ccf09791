import { NBSP } from '@prilavok/shared-kernel/format'

/** Texts of registration, from 001 §5 and §8 where they are given. */
export const registrationTexts = {
  title: 'Регистрация',
  action: 'зарегистрироваться',
  loggedIn: (email: string) =>
    `Вы уже вошли как ${email}. Здесь регистрируется другой сотрудник или другая организация.`,
  who: 'Кто регистрируется',
  legal: 'Юридическое лицо',
  individual: 'Физическое лицо',
  /** 001 §8 */
  legalOnly: 'Регистрация на сайте доступна только для юридических лиц',
  inn: 'ИНН',
  russia: 'Россия',
  innHint: 'Название подставим по реестру',
  organisation: 'Организация',
  organisationHint: 'Начните вводить название или впишите своё',
  notInRegister: 'В реестре не нашли: оставьте, как написали',
  closedDown: 'ликвидирована',
  surname: 'Фамилия',
  name: 'Имя',
  middleName: 'Отчество',
  phone: 'Телефон',
  country: 'Страна',
  noCountries: 'Список стран не загрузился.',
  retry: 'Повторить',
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
  noInn: (name: string) => `Вы не указали ${name}`,
  /** 001 §5 */
  innLengths: (lengths: readonly number[]) => `Количество символов должно быть: ${lengths.join(', ')}`,
  /** 001 §5 */
  innTooLong: (length: number) => `Количество символов не больше: ${length}`,

  sentTitle: 'Проверьте почту',
  sentTo: 'Письмо отправлено на',
  sentNext: `Откройте письмо и перейдите по ссылке из него, затем придумайте пароль. Письмо не пришло за пять минут${NBSP}— посмотрите в${NBSP}«Спаме».`,
  enterCode: 'Ввести код из письма',
  change: 'Исправить данные',
  finish: 'Вернуться в магазин',

  closedTitle: 'Регистрация закрыта',
  closed: (shop: string) =>
    `Магазин «${shop}» сам заводит учётные записи для своих покупателей. Напишите или позвоните поставщику, чтобы получить доступ.`,
} as const
