import type { BuyingTables } from './schema-buying'
import type { CatalogueTables } from './schema-catalogue'
import type { ClientTables } from './schema-clients'
import type { FileTables } from './schema-files'
import type { LetterTables } from './schema-letters'
import type { LoyaltyTables } from './schema-loyalty'
import type { ShopTables } from './schema-shops'

/** Every table of `migrations/`. Money is in kopecks, points are whole. */
export interface Schema
  extends FileTables,
    ShopTables,
    ClientTables,
    CatalogueTables,
    BuyingTables,
    LetterTables,
    LoyaltyTables {
  demo_loads: { version: string; loaded_at: Date }
}
