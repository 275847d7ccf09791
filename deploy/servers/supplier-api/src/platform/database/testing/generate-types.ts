import { fileURLToPath } from 'node:url'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'
import type { Database } from '../connection'

/** The types of all tables, written by `npm run schema` in this package and compared with the database by a test. */
export const TYPES_FILE = fileURLToPath(new URL('../schema.generated.ts', import.meta.url))

/** What the database does not say of its columns: values that a check or the code holds them to, and what is in JSON. */
const OWN_TYPES: Record<string, string> = {
  'banners.align': "Generated<'left' | 'center' | 'right'>",
  'banners.placement':
    "'MAIN' | 'MAIN_RIGHT' | 'CATALOG_SECTION_1' | 'CATALOG_SECTION_2' | 'CATALOG_SECTION_3'",
  'basket_keys.changed': 'Additions',
  'basket_keys.warnings': 'Warnings',
  'basket_rows.basket': 'BasketKind',
  'baskets.basket': 'BasketKind',
  'confirmations.details': 'Details',
  'content_pages.blocks': 'Blocks',
  'facet_values.kind': 'FacetKind',
  'emails.attachments': 'Generated<string>',
  'emails.news': 'OrderNews',
  'emails.reader': 'NewsReader',
  'loyalty_operations.type': 'LoyaltyOperationCode',
  'messages.kind': "'feedback' | 'question'",
  'offers.type': "'special_price' | 'gift_sum'",
  'order_status_changes.status': 'OrderStatusCode',
  'orders.online_pay_status': 'OnlinePayCode',
  'orders.status': 'OrderStatusCode',
  'payments.status': 'Generated<PaymentStatus>',
  'points.variant': "Generated<'base' | 'post'>",
  'removed_basket_rows.basket': 'BasketKind',
  'reviews.blocks': 'Blocks',
  'sandbox_payments.status': "Generated<'pending' | 'succeeded' | 'canceled'>",
  'shops.meta': 'MetaTags',
  'stored_files.kind': 'FileKind',
}

/** Kopecks, counts and buyers fit a double exactly, see `connect`. */
const NUMBERS = { int8: 'number' }

/** The library reads written types by a compiler that TypeScript 7 no longer has: they are handed on as they are. */
const written = (type: string): RawExpressionNode =>
  new RawExpressionNode(type.replace(/\b(?!Generated)[A-Z]\w*[a-z]\w*/g, "import('./schema-types').$&"))

/** The types of a migrated database, as TypeScript. */
export const typesText = (db: Database): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect({ numericParser: 'number' }),
    outFile: null,
    // The tables of the jobs belong to graphile-worker.
    excludePattern: 'graphile_worker.*',
    overrides: {
      columns: Object.fromEntries(Object.entries(OWN_TYPES).map(([name, type]) => [name, written(type)])),
    },
    typeMapping: NUMBERS,
  })
