import { formatNumber, formatProducts, NBSP, pluralize } from '@prilavok/shared-kernel/format'

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
  failed: `Не${NBSP}удалось проверить: нет ответа сервера`,
  retry: 'Повторить',
  retryOf: (place: number) => `Повторить поиск, строка ${formatNumber(place)}`,
  contradicted: `С${NBSP}этим кодом другой товар: проверьте, код верен или название`,
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
