import type { BuyingTables } from './schema-buying'
import type { CatalogueTables } from './schema-catalogue'
import type { ClientTables } from './schema-clients'
import type { LetterTables } from './schema-letters'
import type { ShopTables } from './schema-shops'

/** Every table of `migrations/`. Money is in kopecks, points are whole. */
export interface Schema extends ShopTables, ClientTables, CatalogueTables, BuyingTables, LetterTables {
  demo_loads: { version: string; loaded_at: Date }
}
