import type { Store } from '@prilavok/shared-kernel/store'

/** A count that is being typed into a row of the basket, and is not the row's yet; null: none is. */
export type TypedCount = Store<{ productId: number; count: number } | null>
