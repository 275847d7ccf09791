import { NBSP, pluralize } from '@prilavok/shared-kernel/format'

const IMAGES = ['изображение', 'изображения', 'изображений'] as const
const FILES = ['файл', 'файла', 'файлов'] as const

export const reviewTexts = {
  title: 'Отзыв о магазине',
  hint: `Отзыв получит поставщик. Изображения можно вставить из${NBSP}буфера обмена, перетащить сюда или выбрать на${NBSP}устройстве, вместе до${NBSP}5${NBSP}МБ.`,
  keys: `Alt и${NBSP}↑${NBSP}↓ переставляют часть, Enter в${NBSP}заголовке начинает абзац.`,
  paragraphHint: `Что понравилось, чего не${NBSP}хватает, что исправить`,
  cancel: 'Отмена',
  blocks: 'Части отзыва',
  header: 'Заголовок',
  paragraph: 'Абзац',
  image: 'Изображение',
  caption: 'Подпись',
  /** 001 §3. */
  headerPlaceholder: 'Заголовок',
  captionPlaceholder: 'Введите описание',
  withBorder: 'Рамка',
  withBackground: 'Фон',
  stretched: 'Во всю ширину',
  up: 'Выше',
  down: 'Ниже',
  /** «Абзац: 2 из 5». */
  place: (part: string, number: number, count: number) => `${part}: ${number} из${NBSP}${count}`,
  remove: 'Удалить',
  removed: 'Часть отзыва удалена',
  restore: 'Вернуть',
  add: 'Добавить в отзыв',
  wrongImage: 'Неподдерживаемый формат файла.',
  tooLarge: 'Размер файла не должен превышать 5МБ.',
  notRead: 'Файл не прочитался. Выберите его ещё раз.',
  /** Of several files at once it is told how many are not in the review. */
  leftOut: (reason: string, count: number) =>
    count > 1 ? `${reason} Не${NBSP}добавлено: ${count}${NBSP}${pluralize(count, FILES)}.` : reason,
  /** After a reload: a tab stores no pictures. */
  lostPictures: (count: number) =>
    `Тексты на${NBSP}месте, а${NBSP}${count}${NBSP}${pluralize(count, IMAGES)} вставьте ещё${NBSP}раз.`,
  empty: 'Напишите отзыв',
  full: 'В отзыве уже 100\u00a0частей, больше нельзя.',
  send: 'Отправить отзыв',
  sending: 'Отправляем…',
  sent: 'Спасибо! Ваш отзыв отправлен',
  notSent: 'Отзыв не отправлен. Попробуйте ещё раз.',
} as const
