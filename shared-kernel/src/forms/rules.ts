import { NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'
import { type LocaleObject, setLocale } from 'yup'

const SYMBOLS: PluralForms = ['символа', 'символов', 'символов']
const ITEMS: PluralForms = ['позиции', 'позиций', 'позиций']
const counted = (count: number, forms: PluralForms) => `${count}${NBSP}${pluralize(count, forms)}`

const WRONG = 'Проверьте это поле'
const CHOOSE = 'Выберите из списка'

/** What a rule says that brings no text of its own; a field is not named, for the text stands at it. */
const RUSSIAN = {
  mixed: {
    default: WRONG,
    required: 'Заполните это поле',
    defined: 'Заполните это поле',
    notNull: 'Заполните это поле',
    oneOf: CHOOSE,
    notOneOf: 'Выберите другое значение',
    notType: WRONG,
  },
  string: {
    length: ({ length }) =>
      `Нужно ровно ${length}${NBSP}${pluralize(length, ['символ', 'символа', 'символов'])}`,
    min: ({ min }) => `Не короче ${counted(min, SYMBOLS)}`,
    max: ({ max }) => `Не длиннее ${counted(max, SYMBOLS)}`,
    matches: WRONG,
    email: 'Введите адрес как name@example.ru',
    url: 'Введите адрес сайта целиком, с https://',
    uuid: WRONG,
    datetime: 'Введите дату и время',
    datetime_precision: 'Введите дату и время',
    datetime_offset: 'Введите дату и время',
    trim: 'Уберите пробелы в начале и в конце',
    lowercase: 'Только строчные буквы',
    uppercase: 'Только прописные буквы',
  },
  number: {
    min: ({ min }) => `Не меньше ${min}`,
    max: ({ max }) => `Не больше ${max}`,
    lessThan: ({ less }) => `Меньше ${less}`,
    moreThan: ({ more }) => `Больше ${more}`,
    positive: 'Введите число больше нуля',
    negative: 'Введите число меньше нуля',
    integer: 'Введите целое число',
  },
  date: { min: 'Выберите день позже', max: 'Выберите день раньше' },
  boolean: { isValue: 'Отметьте, чтобы продолжить' },
  object: { noUnknown: WRONG, exact: WRONG },
  array: {
    length: ({ length }) =>
      `Нужно ровно ${length}${NBSP}${pluralize(length, ['позиция', 'позиции', 'позиций'])}`,
    min: ({ min }) => `Не меньше ${counted(min, ITEMS)}`,
    max: ({ max }) => `Не больше ${counted(max, ITEMS)}`,
  },
  tuple: { notType: WRONG },
} satisfies { [Type in keyof LocaleObject]-?: Required<NonNullable<LocaleObject[Type]>> }

// Rules take their texts when they are written down, so this must run before any schema: the package names this file in `sideEffects`.
setLocale(RUSSIAN)

export { boolean, lazy, mixed, type ObjectSchema, object, string } from 'yup'
