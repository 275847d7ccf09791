/**
 * Keys of this part's data. Everything that holds products lies under `products`, so that a change of the basket can
 * be written into all of it at once.
 */
export const keys = {
  sections: ['mf-catalog', 'sections'],
  mainSections: ['mf-catalog', 'main-sections'],
  section: ['mf-catalog', 'section'],
  products: ['mf-catalog', 'products'],
  search: ['mf-catalog', 'search'],
  suggests: ['mf-catalog', 'suggests'],
  /** CNT and SUM of the main basket that the cached products agree with. */
  knownBasket: ['mf-catalog', 'known-basket'],
} as const
