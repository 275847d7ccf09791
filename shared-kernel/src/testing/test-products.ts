import type { Product, ProductDetail, Section } from '@prilavok/shared-kernel/contract'

/** A product in stock with a price; `changes` over it. */
export const testProduct = (changes: Partial<Product> = {}): Product => ({
  ID: 1,
  NAME: 'Ручка шариковая «Литера Клик»',
  UP_CODE_1C: '184302',
  PRICE: 18.4,
  OLD_PRICE: null,
  LOYALTY_PRICE: null,
  CURRENCY: 'RUB',
  QUANTITY: null,
  ASSORTMENT: 'Y',
  SORT: 100,
  SECTION_ID: 12,
  BASKET: 0,
  FAVORITE: 'N',
  DELAY: 0,
  REMAIN: 4320,
  TO_ORDER: 'N',
  PACK: 'N',
  UP_MULTIPLICITY: { MIN: 1, STEP: 1 },
  UP_TM: { ID: 5, TITLE: 'Литера' },
  UP_COUNTRY: { TITLE: 'Россия' },
  UP_RULER: null,
  PROPERTIES: [],
  PROPERTY: [],
  MARKS: [],
  SPECIAL_PERCENT: null,
  DETAIL_PICTURE_PATH: '/upload/pen.svg',
  PREVIEW_PICTURE_PATH: '/upload/pen-small.svg',
  ...changes,
})

/** So many products with ids from `firstId` on. */
export const testProducts = (count: number, firstId = 1): Product[] =>
  Array.from({ length: count }, (_, at) =>
    testProduct({
      ID: firstId + at,
      NAME: `Товар ${firstId + at}`,
      UP_CODE_1C: String(100000 + firstId + at),
    }),
  )

/** The same product with its description, below two sections. */
export const testDetail = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  ...testProduct(),
  DETAIL_TEXT: 'Автоматическая шариковая ручка.',
  SECTION_PATH: [testSection(), testSection({ ID: 12, NAME: 'Ручки', IBLOCK_SECTION_ID: 1, DEPTH_LEVEL: 2 })],
  ...changes,
})

/** A section of the first level. */
export const testSection = (changes: Partial<Section> = {}): Section => ({
  ID: 1,
  NAME: 'Письменные принадлежности',
  IBLOCK_SECTION_ID: null,
  DEPTH_LEVEL: 1,
  SORT: 10,
  PICTURE_PATH: null,
  CNT: 214,
  ...changes,
})
