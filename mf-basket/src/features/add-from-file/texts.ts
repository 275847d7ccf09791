import { formatNumber, formatProducts, NBSP, pluralize } from '@prilavok/shared-kernel/format'

export const addFromFileTexts = {
  title: `Загрузить корзину из${NBSP}файла`,
  file: `Файл с${NBSP}кодами товаров и${NBSP}количеством`,
  about: `Столбцы ищем по${NBSP}названиям «Код» и${NBSP}«Количество», остальные не${NBSP}мешают.`,
  notSent: 'Файлы, которые не отправлены',
  oneByOne: `Файлы загружаются по${NBSP}одному`,
  empty: 'Файл пуст.',
  isList: `Это текст: откройте его как список, товары проверим до${NBSP}добавления.`,
  load: 'Загрузить',
  loadOf: (name: string) => `Загрузить: ${name}`,
  asList: 'Открыть как список',
  asListOf: (name: string) => `Открыть как список: ${name}`,
  dismiss: (name: string) => `Убрать из${NBSP}списка: ${name}`,
  template: 'Скачать образец заявки',
  templateName: 'Образец заявки.xlsx',
  templateKind: 'файл XLSX',
  sending: 'Отправляется',
  reading: `Файл отправлен, читаем строки и${NBSP}добавляем товары. Окно можно закрыть: товары появятся в${NBSP}корзине`,
  progressOf: (name: string) => `Отправка: ${name}`,
  stop: 'Отменить',
  close: 'Закрыть',
  done: 'Готово',
  failed: 'Файл не загружен.',
  failedOf: (name: string, text: string) => `${name}: файл не${NBSP}загружен. ${text}`,
  unsure: `Возможно, товары уже в${NBSP}корзине: повторите, дважды они не${NBSP}добавятся.`,
  retry: 'Повторить',
  other: 'Выбрать другой файл',
  added: (count: number) =>
    `${pluralize(count, ['Добавлен', 'Добавлены', 'Добавлено'])} ${formatProducts(count)} из${NBSP}файла`,
  nothingAdded: `Из${NBSP}файла ничего не${NBSP}добавлено`,
  notAdded: (count: number) =>
    `${formatNumber(count)}${NBSP}${pluralize(count, ['строка не добавлена', 'строки не добавлены', 'строк не добавлено'])}`,
  openErrors: 'Исправить',
  undo: 'Отменить загрузку',
  onTop: (count: number) =>
    `${formatProducts(count)} уже ${pluralize(count, ['был', 'были', 'были'])} в${NBSP}корзине: количества сложены`,
  warning: (row: number, code: string, text: string) => `Строка ${formatNumber(row)}, код ${code}: ${text}`,
  problem: (row: number, text: string) => `Строка ${formatNumber(row)} файла: ${text}`,
  mend: (count: number) =>
    `${formatNumber(count)}${NBSP}${pluralize(count, ['строка не добавлена. Исправьте её', 'строки не добавлены. Исправьте их', 'строк не добавлено. Исправьте их'])} здесь и${NBSP}добавьте.`,
} as const
