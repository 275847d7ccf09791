import {
  formatNumber,
  formatProducts,
  NBSP,
  type PluralForms,
  pluralize,
} from '@prilavok/shared-kernel/format'
import type { RepeatKind } from '../../model/repeat-views'

/** What a chip shows: all that has changed, one kind of it, or what is as then. */
export type RepeatFilter = 'changed' | RepeatKind | 'same'

const ROWS: PluralForms = ['позиция', 'позиции', 'позиций']
/** «из 24 позиций». */
const OF_ROWS: PluralForms = ['позиции', 'позиций', 'позиций']
const ENTER: PluralForms = ['войдёт', 'войдут', 'войдут']
const ANALOGS: PluralForms = ['аналог', 'аналога', 'аналогов']
const counted = (count: number, forms: PluralForms) =>
  `${formatNumber(count)}${NBSP}${pluralize(count, forms)}`

const filters: Readonly<Record<RepeatFilter, string>> = {
  changed: 'Изменилось',
  gone: 'Нет в продаже',
  less: 'Меньше',
  dearer: 'Дороже',
  cheaper: 'Дешевле',
  rounded: 'Кратность',
  held: 'Уже в корзине',
  same: 'Как тогда',
}

const percent = (share: number) => `${formatNumber(share, 1).replace(/,0$/, '')}${NBSP}%`

interface Rounded {
  /** It is said of what takes the place of the product. */
  gone: boolean
  step: number
  min: number
  asked: number
  count: number
}

export const repeatTexts = {
  title: 'Повторить заказ',
  of: (day: string) => `от${NBSP}${day}`,
  was: 'Было',
  now: 'сейчас',
  show: 'Показать строки',
  filters,
  summary: (counts: readonly string[]) => counts.join(', '),
  counted: (filter: RepeatFilter, count: number) =>
    `${filters[filter].toLowerCase()}: ${formatNumber(count)}`,
  columns: {
    product: 'Товар',
    was: (sign: string) => `Было, ${sign}`,
    price: (sign: string) => `Цена, ${sign}`,
    quantity: 'Количество',
    now: (sign: string) => `Сейчас, ${sign}`,
  },
  check: (count: number) => `${formatProducts(count)}, проверьте`,
  asThen: (count: number, sum: string) => `${formatProducts(count)} на${NBSP}${sum}`,
  expand: 'Показать',
  collapse: 'Свернуть',
  code: 'Код',
  analog: 'аналог',
  rowOf: { changed: 'Изменившиеся товары', same: 'Товары как тогда' },
  reasons: {
    not_assortment: 'Больше не продаётся',
    deleted: 'Больше не продаётся',
    not_price: 'Сейчас не продаётся: цена не указана',
    not_remains: `Нет на${NBSP}складе`,
  },
  hasAnalogs: (count: number) => `Есть ${counted(count, ANALOGS)}`,
  mayChoose: `Выберите аналог или${NBSP}пропустите`,
  noAnalogs: 'Аналогов нет',
  analogs: 'Аналоги',
  analogsFailed: 'Аналоги не загрузились, попробуйте ещё раз',
  analogsOf: (name: string) => `Чем заменить: ${name}`,
  noReplacement: 'Не заменять',
  left: 'не войдёт',
  less: ({ part, asked, held, elsewhere }: Record<'part' | 'asked' | 'held' | 'elsewhere', number>) => {
    const share = `${formatNumber(part)} из${NBSP}${formatNumber(asked)}`
    const places = [
      ...(held > 0 ? [`${formatNumber(held)} уже в${NBSP}корзине`] : []),
      ...(elsewhere > 0 ? [`${formatNumber(elsewhere)} в${NBSP}других строках заказа`] : []),
    ]
    if (places.length === 0) return `В${NBSP}наличии ${share}`
    return `Войдут ${share}: ${places.join(', ')}, больше на${NBSP}складе нет`
  },
  dearer: (share: number, was: string, now: string) => `Дороже на${NBSP}${percent(share)}: ${was} → ${now}`,
  cheaper: (share: number, was: string, now: string) => `Дешевле на${NBSP}${percent(share)}: ${was} → ${now}`,
  rounded: ({ gone, step, min, asked, count }: Rounded) =>
    `${gone ? 'Аналог' : 'Теперь'} продаётся ${step > 1 ? `по${NBSP}${formatNumber(step)}` : `от${NBSP}${formatNumber(min)}`}: округлили ${formatNumber(asked)} до${NBSP}${formatNumber(count)}`,
  held: (held: number) => `В${NBSP}корзине уже ${formatNumber(held)}, добавим к${NBSP}ним`,
  leaveOut: (name: string) => `Не брать: ${name}`,
  takeAgain: (name: string) => `Вернуть: ${name}`,
  enter: (count: number) => `В${NBSP}корзину ${pluralize(count, ENTER)}`,
  ofAll: (taken: number, all: number) => `${formatNumber(taken)} из${NBSP}${counted(all, OF_ROWS)}`,
  all: (count: number) => counted(count, ROWS),
  addUp: `Совпавшие с${NBSP}корзиной сложатся.`,
  cancel: 'Отмена',
  add: (count: number) => `Добавить ${formatProducts(count)}`,
  nothing: 'Добавлять нечего',
  adding: 'Добавляем…',
  loading: 'Проверяем цены и остатки',
  missing: 'Такого заказа нет',
} as const
