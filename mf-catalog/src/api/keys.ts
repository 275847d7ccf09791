import { queryKeys } from '@prilavok/shared-kernel/queries'

/** Keys of this part's data. What holds products lies under the kernel's key, where changes of the basket are written. */
export const keys = {
  sections: ['mf-catalog', 'sections'],
  mainSections: ['mf-catalog', 'main-sections'],
  section: ['mf-catalog', 'section'],
  filters: ['mf-catalog', 'filters'],
  products: [...queryKeys.products, 'mf-catalog'],
  lastViewed: [...queryKeys.products, 'mf-catalog', 'last-viewed'],
  marks: ['mf-catalog', 'marks'],
  brands: ['mf-catalog', 'brands'],
  product: ['mf-catalog', 'product'],
  /** Changes of favourites, by product. */
  favourite: ['mf-catalog', 'favourite'],
  /** Code that loads apart from its page, by its name. */
  code: ['mf-catalog', 'code'],
  search: ['mf-catalog', 'search'],
  suggests: ['mf-catalog', 'suggests'],
  /** The price list that is being made. */
  priceListFile: ['mf-catalog', 'price-list-file'],
} as const
