/** An address of the customer. */
export const addAddressTexts = {
  addAddressTitle: 'Новый адрес доставки',
  changeAddressTitle: 'Адрес доставки',
  addPostAddressTitle: 'Почтовый адрес',
  addressField: 'Адрес',
  addressHint: 'Город, улица, дом, офис',
  contactName: 'Контактное лицо',
  contactEmail: 'Электронная почта',
  contactPhone: 'Телефон',
  save: 'Сохранить адрес',
  saving: 'Сохраняем…',
  saved: 'Адрес сохранён',
  cancel: 'Отмена',
  /** 001 §5 */
  fieldEmpty: 'Поле не должно быть пустым',
  /** 001 §5 */
  badPhone: 'Указан некорректный телефон',
} as const
