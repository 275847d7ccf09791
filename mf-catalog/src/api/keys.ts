import { queryKeys } from '@prilavok/shared-kernel/queries'

/** Keys of this part's data. What holds products lies under the kernel's key, where changes of the basket are written. */
export const keys = {
  sections: ['mf-catalog', 'sections'],
  mainSections: ['mf-catalog', 'main-sections'],
  section: ['mf-catalog', 'section'],
  products: [...queryKeys.products, 'mf-catalog'],
  search: ['mf-catalog', 'search'],
  suggests: ['mf-catalog', 'suggests'],
} as const
