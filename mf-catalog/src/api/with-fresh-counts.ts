import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { ownFavourites } from './own-favourites'

/**
 * Asks for products; once more when the basket changed meanwhile, because their BASKET may be from before the change. Hearts that were
 * pressed meanwhile stay.
 */
export async function withFreshCounts<Answer>(kernel: Kernel, load: () => Promise<Answer>): Promise<Answer> {
  const before = kernel.basket.version()
  const withOwnFavourites = ownFavourites(kernel)
  const answer = await load()
  return withOwnFavourites(kernel.basket.version() === before ? answer : await load())
}
