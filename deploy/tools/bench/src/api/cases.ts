import type { ApiCase } from './api-case'
import { basketChange } from './cases/basket'
import { filterCounts } from './cases/filters'
import { sectionList } from './cases/lists'
import { order } from './cases/order'
import { productById } from './cases/product'
import { search, searchList, suggestions } from './cases/search'

/** Every figure of the API, in the order they are told. */
export const CASES: readonly ApiCase[] = [
  productById(),
  sectionList(),
  filterCounts(),
  search(),
  searchList(),
  suggestions(),
  basketChange(),
  order(),
]
