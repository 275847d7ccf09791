import { formatNumber, formatProducts, NBSP, pluralize } from '@prilavok/shared-kernel/format'

export const addFromFileTexts = {
  title: `Загрузить корзину из${NBSP}файла`,
  file: `Файл с${NBSP}кодами товаров и${NBSP}количеством`,
  about: `Столбцы ищем по${NBSP}названиям «Код» и${NBSP}«Количество», остальные не${NBSP}мешают.`,
  notSent: 'Файлы, которые не отправлены',
  oneByOne: `Файлы загружаются по${NBSP}одному`,
  empty: 'Файл пуст.',
  isList: `Откройте его как список: товары проверим до${NBSP}добавления.`,
  load: 'Загрузить',
  loadOf: (name: string) => `Загрузить: ${name}`,
  asList: 'Открыть как список',
  asListOf: (name: string) => `Открыть как список: ${name}`,
  dismiss: (name: string) => `Убрать из${NBSP}списка: ${name}`,
  template: 'Скачать образец заявки',
  templateName: 'Образец заявки.xlsx',
  templateKind: 'файл XLSX',
  sending: 'Отправляется',
  reading: `Файл отправлен, читаем строки`,
  progressOf: (name: string) => `Отправка: ${name}`,
  stop: 'Отменить',
  close: 'Закрыть',
  failed: 'Файл не загружен.',
  nothing: `На${NBSP}листе нет ни${NBSP}кодов, ни${NBSP}названий товаров.`,
  retry: 'Повторить',
  other: 'Выбрать другой файл',
  added: (count: number) =>
    count > 0
      ? `${pluralize(count, ['Добавлен', 'Добавлены', 'Добавлено'])} ${formatProducts(count)} из${NBSP}файла.`
      : `Из${NBSP}файла ничего не${NBSP}добавлено.`,
  /** Titles of rows that were not added: they are read like those of a file. */
  columns: ['Код', 'Наименование', 'Количество'],
  sheet: 'Лист файла',
  hidden: {
    rows: (count: number) =>
      `${formatNumber(count)}${NBSP}${pluralize(count, ['скрытая строка не взята', 'скрытые строки не взяты', 'скрытых строк не взято'])}.`,
    columns: (count: number) =>
      `${formatNumber(count)}${NBSP}${pluralize(count, ['скрытый столбец не взят', 'скрытых столбца не взяты', 'скрытых столбцов не взято'])}.`,
  },
  takeHidden: `Взять и${NBSP}их`,
} as const
