import type { PropertyBook } from './properties'
import type { SectionTree } from './section-tree'
import type { Taxonomy } from './taxonomy'

/** What all shops share while they are loaded. */
export interface Catalogue {
  taxonomy: Taxonomy
  tree: SectionTree
  properties: PropertyBook
}
