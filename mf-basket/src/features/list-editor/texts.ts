import {
  formatNumber,
  formatProducts,
  NBSP,
  type PluralForms,
  pluralize,
} from '@prilavok/shared-kernel/format'
import type { RowFilter } from './model/count-states'

const counted = (count: number, forms: PluralForms) =>
  `${formatNumber(count)}${NBSP}${pluralize(count, forms)}`
const LINES: PluralForms = ['строка', 'строки', 'строк']
const linesOf = (count: number) => counted(count, LINES)
const LEFT_OUT: PluralForms = [`Не${NBSP}взята`, `Не${NBSP}взяты`, `Не${NBSP}взято`]
const OF_LINES: PluralForms = ['строки', 'строк', 'строк']

const filters: Readonly<Record<RowFilter, string>> = {
  all: 'Все',
  ready: 'Готово',
  asked: 'Ждёт ответа',
  choose: 'Выбрать',
  missing: 'Не найдено',
  uncounted: 'Без количества',
  duplicate: 'Повтор',
  unavailable: 'Недоступно',
  failed: 'Не проверено',
  resolving: 'Проверяем',
}

export const pasteTexts = {
  insert: 'Вставить список',
  list: 'Список товаров',
  listHint: `По${NBSP}строке на${NBSP}товар: код или название и${NBSP}количество. Подойдут строки из${NBSP}Excel, письма или заметок.`,
  example: '184302 48\nБумага А4 — 10 пачек\n100241\t5',
  check: 'Проверить список',
  nothing: `В${NBSP}тексте нет ни${NBSP}кодов, ни${NBSP}названий. Вставьте строки с${NBSP}товарами.`,
  cancel: 'Отмена',
  title: (lines: number) => `${pluralize(lines, ['Вставлена', 'Вставлены', 'Вставлено'])} ${linesOf(lines)}`,
  remaining: (lines: number) => `${pluralize(lines, ['Осталась', 'Остались', 'Осталось'])} ${linesOf(lines)}`,
  about: (open: number) =>
    `Строки сопоставлены по${NBSP}коду и${NBSP}названию.${open > 0 ? ` ${linesOf(open)} ${pluralize(open, ['ждёт', 'ждут', 'ждут'])} решения.` : ''}`,
  filters,
  show: 'Показать строки',
  progress: (done: number, all: number) =>
    `Проверено ${formatNumber(done)} из${NBSP}${counted(all, OF_LINES)}`,
  summary: (counts: readonly string[]) => counts.join(', '),
  counted: (filter: RowFilter, count: number) => `${filters[filter].toLowerCase()}: ${formatNumber(count)}`,
  columns: {
    given: 'Вставлено',
    product: 'Товар',
    price: (sign: string) => `Цена, ${sign}`,
    quantity: 'Количество',
    sum: (sign: string) => `Сумма, ${sign}`,
  },
  keys: { rows: 'строки', choose: 'выбрать', quantity: 'количество', remove: 'убрать' },
  row: (number: number) => `Строка ${number}`,
  remove: (number: number) => `Убрать строку ${number}`,
  removed: (number: number) => `Строка ${number} убрана.`,
  restore: 'Вернуть',
  unread: (count: string) => `«${count}»`,
  code: 'Код',
  byCode: `по${NBSP}коду`,
  byName: `по${NBSP}названию`,
  chosen: 'выбрано',
  change: 'Изменить',
  changeOf: (number: number) => `Изменить товар строки ${number}`,
  resolving: 'Ищем товар',
  failed: `Не удалось проверить: нет ответа сервера`,
  retry: 'Повторить',
  contradicted: `С${NBSP}этим кодом другой товар: проверьте, код верен или название`,
  optionsOf: (text: string) => `Подходящие товары: ${text}`,
  choose: 'Выбрать',
  missing: (words: readonly string[]) => `Товар не${NBSP}найден: ${words.join(', ')} в${NBSP}магазине нет`,
  near: (code: string) => `Похоже на${NBSP}код ${code}:`,
  take: 'Взять',
  analogs: 'Аналоги',
  noAnalogs: `Аналогов нет. Уберите строку или найдите замену в${NBSP}каталоге.`,
  inBasket: `уже в${NBSP}корзине`,
  addedBefore: `Этот товар уже добавлен из${NBSP}списка`,
  twin: (number: number) => `уже в${NBSP}строке${NBSP}${number}`,
  merge: (count: number) => `Сложить, ${formatNumber(count)}`,
  add: (count: number) => `Добавить ${formatProducts(count)}`,
  adding: 'Добавляем…',
  nothingReady: 'Добавить товары',
  ready: 'Готово',
  for: 'на',
  stay: (count: number) =>
    `ещё ${formatNumber(count)} ${pluralize(count, ['останется', 'останутся', 'останутся'])} в${NBSP}этом окне`,
  lines: (count: number) => linesOf(count),
} as const

const AND = ` и${NBSP}`
/** Letters of an example. */
const EXAMPLE = 24

/** Words about the columns of a list. */
export const columnTexts = {
  kinds: { code: 'Код', name: 'Название', quantity: 'Количество' },
  chosen: (kind: string, column: string) => `${kind}: столбец${NBSP}${column}`,
  titled: (title: string) => `«${title}»`,
  /** Of a table without titles. @param example what stands in it */
  numbered: (number: number, example = '') =>
    example === '' ? `${number}` : `${number} («${example.slice(0, EXAMPLE)}»)`,
  nowhere: 'Нет в списке',
  noLines: `По${NBSP}этому столбцу в${NBSP}списке нет ни${NBSP}одной строки. Список остался прежним.`,
  change: 'Изменить',
  ready: 'Свернуть',
  form: 'Столбцы списка',
  foreign: (column: string) =>
    `В${NBSP}столбце ${column}, похоже, не${NBSP}коды магазина. Как искать товары? До${NBSP}ответа ничего не${NBSP}добавится.`,
  byNames: `По${NBSP}названиям`,
  byCodes: `По${NBSP}этим кодам`,
  alike: (titles: readonly string[]) =>
    `Количеством могут быть столбцы ${titles.join(AND)}. Выберите столбец: пока количество не${NBSP}взято.`,
} as const

/** Words about what of a text is no line of its list. */
export const leftOutTexts = {
  count: (pieces: number) => `${pluralize(pieces, LEFT_OUT)} ${linesOf(pieces)}`,
  pieces: 'Что не взято',
  show: 'Показать',
  hide: 'Свернуть',
  take: 'Взять',
  takeOf: (text: string) => `Взять: ${text}`,
} as const

/** Words of the form of codes. */
export const addByCodeTexts = {
  title: 'Добавить по\u00a0коду',
  about: `Введите 6${NBSP}цифр. Можно вставить столбцы из${NBSP}Excel или письма: код и${NBSP}количество.`,
  nextRow: 'следующая строка',
  rows: 'Коды товаров',
  row: (place: number) => `Строка ${formatNumber(place)}`,
  code: 'Код',
  codeOf: (place: number) => `Код, строка ${formatNumber(place)}`,
  quantityOf: (place: number) => `строка ${formatNumber(place)}`,
  remove: (place: number) => `Убрать строку ${formatNumber(place)}`,
  loading: 'Ищем товар…',
  retry: 'Повторить',
  retryOf: (place: number) => `Повторить поиск, строка ${formatNumber(place)}`,
  options: (place: number) => `Подходящие товары, строка ${formatNumber(place)}`,
  ready: `Готово к${NBSP}добавлению:`,
  for: 'на',
  left: (count: number) =>
    `, ${formatNumber(count)}${NBSP}${pluralize(count, ['строка останется', 'строки останутся', 'строк останутся'])} в${NBSP}этом окне`,
  removed: 'Строка убрана.',
  restore: 'Вернуть',
  addedPart: (count: number) =>
    `${pluralize(count, ['Добавлен', 'Добавлены', 'Добавлено'])} ${formatProducts(count)}. Остальные строки ждут исправления.`,
  cancel: 'Отмена',
  add: (count: number) => (count > 0 ? `Добавить ${formatProducts(count)}` : 'Добавить товары'),
  adding: 'Добавляем…',
} as const
