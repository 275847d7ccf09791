import type { DB } from './schema.generated'

/** Every table of `migrations/`. Money is in kopecks, points are whole; the migrations say what the columns mean. */
export type Schema = DB
