import type { AccountTables } from './schema-accounts'
import type { BuyingTables } from './schema-buying'
import type { CatalogueTables } from './schema-catalogue'
import type { ClientTables } from './schema-clients'
import type { ContentTables } from './schema-content'
import type { FileTables } from './schema-files'
import type { LetterTables } from './schema-letters'
import type { ListingTables } from './schema-listing'
import type { LoyaltyTables } from './schema-loyalty'
import type { MarketingTables } from './schema-marketing'
import type { PaymentTables } from './schema-payments'
import type { SearchTables } from './schema-search'
import type { ShopTables } from './schema-shops'

/** Every table of `migrations/`. Money is in kopecks, points are whole. */
export interface Schema
  extends FileTables,
    ShopTables,
    ClientTables,
    AccountTables,
    ContentTables,
    CatalogueTables,
    BuyingTables,
    LetterTables,
    ListingTables,
    LoyaltyTables,
    MarketingTables,
    PaymentTables,
    SearchTables {
  demo_loads: { version: string; loaded_at: Date }
}
