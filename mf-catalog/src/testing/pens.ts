import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import type { TestFilter } from './filters-api'

const INKS = ['синий', 'чёрный', 'красный'] as const
const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value

/** Twelve pens, 10 to 120 ₽: three inks in turn, the first six of brand 5, the others of brand 7. */
export const pens = (): Product[] =>
  Array.from({ length: 12 }, (_, index) =>
    testProduct({
      ID: index + 1,
      NAME: `Ручка ${index + 1}`,
      PRICE: (index + 1) * 10,
      REMAIN: index < 9 ? 100 : 0,
      SECTION_ID: index < 4 ? 121 : 122,
      UP_TM: index < 6 ? { ID: 5, TITLE: 'Литера' } : { ID: 7, TITLE: 'Штрих; и: Ко, 50 %' },
      UP_MULTIPLICITY: { MIN: index < 8 ? 1 : 12, STEP: 1 },
    }),
  )

const inkOf = ({ ID }: Product) => at(INKS, ID - 1)
const isOneOf =
  (...ids: number[]) =>
  ({ ID }: Product) =>
    ids.includes(ID)

/** What pens can be filtered by: every part of the panel. Nothing is violet. */
export const penFilters = (): TestFilter[] => [
  {
    key: 'sections',
    values: [
      { id: '121', name: 'Шариковые', fits: ({ SECTION_ID }) => SECTION_ID === 121 },
      { id: '122', name: 'Гелевые', fits: ({ SECTION_ID }) => SECTION_ID === 122 },
    ],
  },
  {
    key: 'base',
    values: [
      { id: 'new', name: 'Новинки', fits: isOneOf(1, 2) },
      { id: 'hot', name: 'Хиты продаж', fits: isOneOf(2, 3) },
      { id: 'stock', name: 'В наличии', fits: ({ REMAIN }) => REMAIN > 0 },
      { id: 'sale', name: 'Распродажа', fits: isOneOf(12) },
    ],
  },
  { key: 'marks', values: [{ id: 'eco', name: 'Эко', fits: isOneOf(4, 5, 6) }] },
  { key: 'offers', values: [{ id: 'gift_sum', name: 'Подарок за заказ', fits: isOneOf(7) }] },
  {
    key: 'MIN_BATCH',
    values: ['1', '12'].map((id) => ({ id, fits: (pen) => pen.UP_MULTIPLICITY.MIN === Number(id) })),
  },
  {
    key: 'thickness',
    property: { TITLE: 'Толщина линии', SORT: 300 },
    values: [{ id: '0,7', name: '0,7 мм', fits: () => true }],
  },
  {
    key: 'INK',
    property: { TITLE: 'Цвет чернил', TYPE: 'PRIMARY', PRIMARY: 'Y', SORT: 200 },
    values: [...INKS, 'фиолетовый'].map((id) => ({ id, fits: (pen) => inkOf(pen) === id })),
  },
  {
    key: 'UP_TM',
    property: { TITLE: 'Торговая марка', TYPE: 'PRIMARY', PRIMARY: 'Y', SORT: -2 },
    values: [
      { id: '5', name: 'Литера', fits: ({ UP_TM }) => UP_TM?.ID === 5 },
      { id: 'a,b;c:d', name: 'Штрих; и: Ко, 50 %', fits: ({ UP_TM }) => UP_TM?.ID === 7 },
    ],
  },
  {
    key: 'cap',
    property: { TITLE: 'Колпачок', SORT: 100 },
    values: [{ id: 'да', fits: ({ ID }) => ID > 10 }],
  },
]
