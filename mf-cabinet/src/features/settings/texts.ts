import { NBSP, type PluralForms } from '@prilavok/shared-kernel/format'

/** «2 поля», after «Не сохранено». */
export const FIELD_FORMS: PluralForms = ['поле', 'поля', 'полей']

export const settingsTexts = {
  sections: 'Разделы настроек',
  personal: 'Личные данные',
  company: 'Компания',
  /** The same block of somebody who has no company. */
  buyer: 'Покупатель',
  password: 'Пароль',
  devices: 'Устройства',
  supplier: 'Поставщик',
  notLoaded: 'Данные профиля не загрузились.',

  surname: 'Фамилия',
  name: 'Имя',
  middleName: 'Отчество',
  email: 'Электронная почта',
  emailHint:
    'Для\u00a0входа и\u00a0писем о\u00a0заказах. Новый адрес нужно подтвердить по\u00a0ссылке из\u00a0письма',
  phone: 'Телефон',
  phoneAt: (place: number) => (place === 0 ? 'Телефон' : `Телефон${NBSP}${place + 1}`),
  addPhone: 'Добавить телефон',
  removePhone: (label: string) => `Убрать: ${label}`,
  noSurname: 'Вы не указали фамилию',
  noName: 'Вы не указали имя',
  noEmail: 'Вы не указали почту',
  /** 001 §5 */
  noPhone: 'Поле не должно быть пустым',
  /** 001 §5 */
  wrongPhone: 'Указан некорректный телефон',

  who: 'Кто покупает',
  individual: 'Физическое лицо',
  legal: 'Юридическое лицо',
  whenSaved: 'Переход произойдёт, когда вы сохраните реквизиты. До\u00a0этого можно вернуться.',
  addCompanyText:
    'Покупаете для\u00a0организации? Достаточно названия и\u00a0ИНН, остальное можно заполнить позже.',

  innHint: 'Реквизиты подставим по реестру',
  fullName: 'Полное название',
  shortName: 'Краткое название',
  owner: 'Руководитель',
  companyPhone: 'Телефон компании',
  companyEmail: 'Почта компании',
  legalAddress: 'Юридический адрес',
  address: 'Адрес',
  postAddress: 'Почтовый адрес',
  addressHint: 'Индекс, город, улица, дом',
  sameAddress: 'Как юридический',
  sameAsAddress: 'Как адрес',
  fillByRegister: 'Заполнить по реестру',
  companyReplaced: `Это другая компания, поэтому мы очистили то, что относилось к${NBSP}прежней: банк и${NBSP}счета, почтовый адрес, телефон и${NBSP}почту компании. Заполните их заново.`,
  restoreCompany: 'Вернуть прежние реквизиты',
  bank: 'Банк',
  bankCode: 'БИК',
  bankCodeHint: 'Введите БИК или название банка',
  otherBank: (name: string) => `По справочнику с${NBSP}этим БИК${NBSP}— ${name}.`,
  fillByBanks: 'Заполнить по справочнику',
  otherDigits: (digits: number) => `Обычно здесь ${digits}${NBSP}цифр. Проверьте, прежде чем сохранить`,
  bankName: 'Название банка',
  bankNotFound: 'В справочнике не нашли: оставьте, как написали',
  paymentAccount: 'Расчётный счёт',
  accountHint: '20\u00a0цифр',
  correspondAccount: 'Корреспондентский счёт',
  correspondHint: 'Из справочника по БИК',

  unsaved: 'Не сохранено',
  fix: (labels: string) => `Исправьте, чтобы сохранить: ${labels}`,
  reset: 'Отменить',
  save: 'Сохранить',
  saving: 'Сохраняем…',
  saved: 'Изменения сохранены.',
  savedInPart: 'Сохранилось не\u00a0всё. Отправьте ещё раз: введённое на\u00a0месте.',
  saveAgain: 'Повторить',
  saveBar: 'Сохранение настроек',

  presentShop: 'Вы сейчас в магазине',
  presentLink: 'Ссылка вашего поставщика:',
  otherLink: 'Ссылка другого поставщика',
  linkHint: 'Короткая ссылка от\u00a0поставщика или адрес его магазина: можно вставить целиком',
  sameSupplier: 'Это ваш нынешний поставщик',
  noLink: 'Введите ссылку поставщика',
  changeSupplier: 'Сменить',
  changingSupplier: 'Проверяем…',
  ownBaskets: 'Корзина, избранное и заказы у каждого поставщика свои',
  askTitle: 'Сменить поставщика?',
  asked: (link: string) => `Новая ссылка: ${link}`,
  /** What a change of the supplier means for the buyer. */
  consequences: `У${NBSP}нового поставщика свои товары, цены, наличие и${NBSP}условия доставки. Избранное и${NBSP}история заказов у${NBSP}каждого поставщика свои.`,
  basketStays: (goods: string, sum: string, shop: string) =>
    `В${NBSP}корзине ${goods} на${NBSP}${sum}: они останутся в${NBSP}магазине «${shop}» и${NBSP}к${NBSP}новому поставщику не${NBSP}перейдут.`,
  wayBack: `Вернуться можно так же: по${NBSP}ссылке прежнего поставщика.`,
  confirmSupplier: 'Сменить поставщика',
  keepSupplier: 'Не менять',
  /** 000 §5 */
  unknownLink: 'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.',
  supplierChosen: (name: string) => `Ваш поставщик теперь «${name}». Вы пока в${NBSP}прежнем магазине.`,
  supplierIsHere: (name: string) => `Ваш поставщик теперь «${name}».`,
  openSupplier: 'Открыть магазин',
} as const
