import { NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

const FILES: PluralForms = ['файл', 'файла', 'файлов']

/** Files of the shop and of the customer. */
export const fileTexts = {
  documents: 'Документы',
  ofShop: 'От поставщика',
  own: 'Ваши файлы',
  name: 'Документ',
  kind: 'Формат',
  size: 'Размер',
  sizeInBytes: 'Размер, байт',
  search: 'Поиск по названию документа',
  nothingFound: 'Документы не найдены',
  showAll: 'Показать все документы',
  noShopFiles: 'Поставщик пока не выложил документы',
  noShopFilesWhy: 'Здесь появятся прайс-листы, сертификаты и договоры.',
  noOwnFiles: 'Вы ещё не загрузили ни одного файла.',
  ownFilesFailed: 'Ваши файлы не загрузились.',
  zip: 'Скачать все архивом ZIP',
  table: 'Документы поставщика',
  download: (name: string) => `Скачать: ${name}`,
  downloading: (name: string) => `Скачиваем: ${name}`,
  again: (name: string) => `Скачать ещё раз: ${name}`,
  got: 'Получено',
  drop: 'Документы компании',
  uploads: 'Отправка файлов',
  notTaken: 'Эти файлы не загружены',
  understood: 'Понятно',
  sending: (file: number, all: number) => `Отправляем ${file} из${NBSP}${all}`,
  sent: (count: number) => `Отправлено: ${count}${NBSP}${pluralize(count, FILES)}`,
  failed: (count: number) => `Не${NBSP}отправлено: ${count}${NBSP}${pluralize(count, FILES)}`,
} as const
