import { NBSP } from '@prilavok/shared-kernel/format'

/** How the name of a field stands inside a sentence: an abbreviation («ИНН») stays as it is. */
const insideSentence = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Texts of the fields of a company, from 001 §5 where they are given. */
export const companyTexts = {
  inn: 'ИНН',
  russia: 'Россия',
  country: 'Страна',
  noCountries: 'Список стран не загрузился.',
  retry: 'Повторить',
  notInRegister: 'В реестре не нашли: оставьте, как написали',
  wholeInn: 'Допишите номер: в\u00a0ИНН организации 10\u00a0цифр, предпринимателя\u00a0— 12',
  longInn: 'В\u00a0номере лишние цифры: в\u00a0ИНН организации их\u00a010, предпринимателя\u00a0— 12',
  closedDown: 'ликвидирована',
  innHint: 'Название и\u00a0реквизиты подставим по\u00a0реестру',
  knownInn: 'Нашли в реестре',
  unknownInn: 'В реестре такого ИНН нет. Впишите название сами',
  doubtfulInn: 'Проверьте ИНН: похоже на\u00a0опечатку, контрольные цифры не\u00a0сходятся',
  isClosedDown: 'По реестру эта организация ликвидирована. Проверьте ИНН',
  otherName: (name: string) => `По реестру с этим ИНН${NBSP}— ${name}.`,
  takeName: 'Подставить',

  noInn: (name: string) => `Вы не указали ${insideSentence(name)}`,
  /** 001 §5 */
  innLengths: (lengths: readonly number[]) => `Количество символов должно быть: ${lengths.join(', ')}`,
  /** 001 §5 */
  innTooLong: (length: number) => `Количество символов не больше: ${length}`,
} as const
